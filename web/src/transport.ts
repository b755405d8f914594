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

/** Waiting time before attempt number `attempt` (0-based): doubling, with a spread of a fifth. */
export function backoff(attempt: number, random: number = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.8 + 0.4 * random);
}

/**
 * The table over a WebSocket. It reconnects by itself, ever more slowly; the server greets each
 * connection with the present state, so nothing needs to be remembered here.
 */
export class SocketTransport implements Transport {
  readonly #url: string;
  #handlers: TransportHandlers | null = null;
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempt = 0;
  #stopped = false;

  constructor(url: string) {
    this.#url = url;
  }

  open(handlers: TransportHandlers): void {
    this.#handlers = handlers;
    globalThis.addEventListener?.("online", this.#wake);
    globalThis.document?.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  act(decision: number, action: string): void {
    this.#send({ type: "act", decision, action });
  }

  sync(): void {
    this.#send({ type: "sync" });
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
    globalThis.removeEventListener?.("online", this.#wake);
    globalThis.document?.removeEventListener("visibilitychange", this.#wake);
    this.#drop();
    this.#handlers?.connection("closed");
    this.#handlers = null;
  }

  // A phone that wakes up, or a network that comes back, should not wait for the timer.
  readonly #wake = (): void => {
    if (this.#stopped || globalThis.document?.visibilityState === "hidden") return;
    if (this.#socket === null || this.#socket.readyState > WebSocket.OPEN) {
      this.#attempt = 0;
      this.#connect();
    }
  };

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Let go of the socket without hearing from it again. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
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
    socket.onmessage = (event: MessageEvent<unknown>) => {
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
      if (event.code === TAKEN_OVER) {
        this.#stopped = true;
        this.#handlers?.connection("taken");
      } else if (event.code === NO_SUCH_GAME) {
        this.#stopped = true;
        this.#handlers?.connection("missing");
      } else if (!this.#stopped) {
        this.#handlers?.connection("waiting");
        this.#timer = setTimeout(() => this.#connect(), backoff(this.#attempt));
        this.#attempt += 1;
      }
    };
  }
}

export function socketUrl(game: string, location: Location = globalThis.location): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/api/games/${encodeURIComponent(game)}/socket`;
}
