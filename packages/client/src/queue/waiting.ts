import type { EntradaDe } from '@jornada/contract/call.ts';
import type { registros } from '@jornada/contract/registros.ts';
import { readTokenPayload } from '../token.ts';
import type { Session } from '../session.ts';

export type ClockBody = EntradaDe<typeof registros.guardar>;

/** An action that this device keeps until the server has it: of the clock, if nothing else is said. */
export type Waiting<Body = ClockBody> = {
  /** Its UUID. The server writes a key only once, however often it is sent. */
  key: string;
  /** Instance, company and person that it belongs to. It is never sent as anybody else. */
  owner: string;
  body: Body;
  /** When it was made, by the server's clock as this device knew it. */
  made: string;
  /** It is being sent, or was sent without an answer, so the server may have it. */
  mayHaveArrived: boolean;
  /** Why the server refused it. A refused action is kept, so that nothing is lost without a word. */
  refusal: { code: string; message: string } | null;
};

/** Whether an action is only on this device: it was never sent, or was refused. */
export const isHere = ({ refusal, mayHaveArrived }: Pick<Waiting, 'refusal' | 'mayHaveArrived'>): boolean =>
  refusal !== null || !mayHaveArrived;

/** A waiting action with its position in the queue. The store gives the position. */
export type PlacedWaiting<Body = ClockBody> = Waiting<Body> & { place: number };

/** Keeps waiting actions across crashes, restarts and log-outs; shared by the tabs of one browser. Implementations may throw. */
export type QueueStore<Body = ClockBody> = {
  /** In the order of adding. */
  all(): Promise<PlacedWaiting<Body>[]>;
  add(action: Waiting<Body>): Promise<void>;
  /** False: it is no longer there, because another tab has sent it or taken it back. */
  replace(action: PlacedWaiting<Body>): Promise<boolean>;
  remove(place: number): Promise<void>;
  /** Removes an action if `isHere`, in one step that no other tab can come between. False: it stays, or is gone already. */
  take(place: number): Promise<boolean>;
};

/** The owner whose actions a session may send; null if nobody is signed in, or if somebody acts for another person. */
export function ownerOf({ token, instanceUrl, simulatedUser }: Session): string | null {
  if (token === null || instanceUrl === null || simulatedUser !== null) return null;
  const { ent, usr } = readTokenPayload(token);
  return typeof ent === 'number' && typeof usr === 'number' ? `${instanceUrl} ${ent} ${usr}` : null;
}
