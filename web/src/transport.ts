import type { ClientMessage, ServerMessage } from "./protocol";

export type Connection = "connecting" | "open" | "waiting" | "taken" | "missing" | "closed";

export interface TransportHandlers {
  message(message: ServerMessage): void;
  connection(state: Connection): void;
}

/** A way to a table: a server's socket, or a worker in the page. Both carry the same messages. */
export interface Transport {
  open(handlers: TransportHandlers): void;
  act(decision: number, action: string): void;
  sync(): void;
  /** Ask what there is to know; with `best`, also what a computer would do. */
  advise(best: boolean): void;
  /** Try again at once, also after another window has taken the seat. */
  reconnect(): void;
  close(): void;
}

const TAKEN_OVER = 4000;
const NO_SUCH_GAME = 4004;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;
/** How long silence after an answer is nothing strange; then the table is asked, and given as long. */
const PATIENCE = 4000;
/** How long a new connection may take until it is greeted. */
const GREETING = 10_000;

/** Waiting time before attempt number `attempt` (0-based): doubling, with a spread of a fifth. */
export function backoff(attempt: number, random: number = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.8 + 0.4 * random);
}

/**
 * The table over a WebSocket. It reconnects by itself, ever more slowly; the server greets each
 * connection with the present state, so nothing needs to be remembered here. A connection may be
 * dead without anybody having closed it: where nothing is heard after an answer, another is made.
 * What did not arrive can then be done again; what did is not done twice, by its decision's id.
 */
export class SocketTransport implements Transport {
  readonly #url: string;
  #handlers: TransportHandlers | null = null;
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Runs while something should be heard. */
  #watch: ReturnType<typeof setTimeout> | undefined;
  #attempt = 0;
  #stopped = false;

  constructor(url: string) {
    this.#url = url;
  }

  open(handlers: TransportHandlers): void {
    this.#handlers = handlers;
    globalThis.addEventListener?.("online", this.#online);
    globalThis.document?.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  act(decision: number, action: string): void {
    this.#send({ type: "act", decision, action });
    // Others may be waited for, so that silence alone proves nothing: the table is asked first.
    this.#expect(PATIENCE, () => this.sync());
  }

  sync(): void {
    this.#send({ type: "sync" });
    this.#expect(PATIENCE, () => this.#lost());
  }

  advise(best: boolean): void {
    this.#send({ type: "advice", best });
  }

  reconnect(): void {
    this.#stopped = false;
    this.#attempt = 0;
    this.#connect();
  }

  close(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    globalThis.removeEventListener?.("online", this.#online);
    globalThis.document?.removeEventListener("visibilitychange", this.#wake);
    this.#drop();
    this.#handlers?.connection("closed");
    this.#handlers = null;
  }

  // A network that comes back is another one: what was open on the old one may never end.
  readonly #online = (): void => {
    if (!this.#stopped) this.reconnect();
  };

  // A phone that wakes up should not wait for the timer, nor trust what was open before.
  readonly #wake = (): void => {
    if (this.#stopped || globalThis.document?.visibilityState === "hidden") return;
    if (this.#socket === null || this.#socket.readyState > WebSocket.OPEN) this.reconnect();
    else if (this.#socket.readyState === WebSocket.OPEN) this.sync();
  };

  #expect(time: number, otherwise: () => void): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(otherwise, time);
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Let go of the socket without hearing from it again. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    clearTimeout(this.#watch);
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
    socket.close();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#drop();
    this.#handlers?.connection("connecting");
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    this.#expect(GREETING, () => this.#lost());
    socket.onmessage = (event: MessageEvent<unknown>) => {
      clearTimeout(this.#watch);
      if (typeof event.data !== "string") return;
      const message = JSON.parse(event.data) as ServerMessage;
      if (message.type === "hello") {
        this.#attempt = 0;
        this.#handlers?.connection("open");
      }
      this.#handlers?.message(message);
    };
    socket.onclose = (event: CloseEvent) => {
      this.#socket = null;
      clearTimeout(this.#watch);
      if (event.code === TAKEN_OVER) {
        this.#stopped = true;
        this.#handlers?.connection("taken");
      } else if (event.code === NO_SUCH_GAME) {
        this.#stopped = true;
        this.#handlers?.connection("missing");
      } else if (!this.#stopped) {
        this.#lost();
      }
    };
  }

  /** It is gone: another attempt follows by itself. */
  #lost(): void {
    this.#drop();
    this.#handlers?.connection("waiting");
    this.#timer = setTimeout(() => this.#connect(), backoff(this.#attempt));
    this.#attempt += 1;
  }
}

export function socketUrl(game: string, location: Location = globalThis.location): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/api/games/${encodeURIComponent(game)}/socket`;
}
