import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { backoff, type Connection, SocketTransport, socketUrl } from "../src/transport";

class FakeSocket {
  static made: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  sent: string[] = [];
  onopen: unknown = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror: unknown = null;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  hello(): void {
    this.onmessage?.({ data: JSON.stringify({ type: "hello", n: 1 }) });
  }
  lose(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const last = (): FakeSocket => FakeSocket.made.at(-1)!;

describe("the socket transport", () => {
  let states: Connection[];
  let transport: SocketTransport;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.made = [];
    states = [];
    transport = new SocketTransport("ws://table");
    transport.open({ message: () => {}, connection: (state) => states.push(state) });
  });

  afterEach(() => {
    transport.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("sends actions with their decision", () => {
    last().hello();
    transport.act(17, "discard:5m");
    expect(JSON.parse(last().sent[0]!)).toEqual({ type: "act", decision: 17, action: "discard:5m" });
  });

  it("connects again by itself, each time later, until it is greeted", () => {
    last().hello();
    expect(states).toEqual(["connecting", "open"]);
    last().lose(1006);
    expect(states.at(-1)).toBe("waiting");
    vi.advanceTimersByTime(310);
    expect(FakeSocket.made).toHaveLength(2);
    last().lose(1006);
    vi.advanceTimersByTime(310);
    expect(FakeSocket.made).toHaveLength(2);
    vi.advanceTimersByTime(300);
    expect(FakeSocket.made).toHaveLength(3);
    last().hello();
    expect(states.at(-1)).toBe("open");
  });

  it("stays away when another window has the seat, until it is asked back", () => {
    last().hello();
    last().lose(4000);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
    expect(states.at(-1)).toBe("taken");
    transport.reconnect();
    expect(FakeSocket.made).toHaveLength(2);
  });

  it("notices a connection that is dead without having been closed", () => {
    const frozen = last();
    frozen.hello();
    transport.act(17, "discard:5m");
    vi.advanceTimersByTime(4100);
    expect(frozen.sent.map((text) => (JSON.parse(text) as { type: string }).type), "first it is asked").toEqual(["act", "sync"]);
    vi.advanceTimersByTime(4000);
    expect(states.at(-1)).toBe("waiting");
    vi.advanceTimersByTime(310);
    expect(FakeSocket.made).toHaveLength(2);
    vi.advanceTimersByTime(10_000);
    expect(states.at(-1), "nobody greets").toBe("waiting");
    vi.advanceTimersByTime(700);
    last().hello();
    expect(states.at(-1)).toBe("open");
    vi.advanceTimersByTime(60_000);
    expect(states.at(-1), "nothing is expected of a table at rest").toBe("open");
  });

  it("keeps a connection on which something is heard", () => {
    last().hello();
    transport.act(17, "discard:5m");
    vi.advanceTimersByTime(4100);
    last().hello();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });

  it("connects anew when a network comes back, and asks when it is looked at again", () => {
    last().hello();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.made).toHaveLength(1);
    expect(JSON.parse(last().sent.at(-1)!)).toEqual({ type: "sync" });
    dispatchEvent(new Event("online"));
    expect(FakeSocket.made).toHaveLength(2);
    last().hello();
    transport.close();
    dispatchEvent(new Event("online"));
    expect(FakeSocket.made).toHaveLength(2);
  });

  it("gives up on a game that is not there", () => {
    last().lose(4004);
    vi.advanceTimersByTime(60_000);
    expect(states.at(-1)).toBe("missing");
    expect(FakeSocket.made).toHaveLength(1);
  });

  it("does not come back once closed", () => {
    last().hello();
    transport.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });
});

it("waits ever longer, within bounds", () => {
  expect(backoff(0, 0.5)).toBe(250);
  expect(backoff(1, 0.5)).toBe(500);
  expect(backoff(20, 1)).toBeCloseTo(6000);
});

it("keeps to the page's own scheme", () => {
  expect(socketUrl("a b", { protocol: "https:", host: "x:1" } as Location)).toBe("wss://x:1/api/games/a%20b/socket");
});
