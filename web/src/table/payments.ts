import type { Seat, TransferView } from "../protocol";

/** All that one pays another after a hand, with what it is made up of. */
export interface Payment {
  from: Seat | string;
  to: Seat | string;
  amount: number;
  parts: { reason: string; amount: number }[];
}

/** Transfers put together by who pays whom, in the order in which each pair comes first. */
export function payments(transfers: readonly TransferView[]): Payment[] {
  const found = new Map<string, Payment>();
  for (const { from, to, amount, reason } of transfers) {
    const pair = `${from}>${to}`;
    const payment = found.get(pair) ?? { from, to, amount: 0, parts: [] };
    found.set(pair, payment);
    payment.amount += amount;
    const part = payment.parts.find((one) => one.reason === reason);
    if (part) part.amount += amount;
    else payment.parts.push({ reason, amount });
  }
  return [...found.values()];
}
