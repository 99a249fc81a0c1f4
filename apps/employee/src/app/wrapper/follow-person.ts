import { ownerOf } from '@jornada/client';
import type { Services } from '../../shared/services.tsx';

type Needs = Pick<Services, 'session' | 'incoming'>;
type Device = {
  /** Files that were passed on. */
  clearFiles(): Promise<void>;
  /** What renews sessions. */
  forgetSessions(): Promise<void>;
};

/**
 * Nothing of one person is left on the phone for the next one, also where the server was not told that they are gone, or the app was
 * stopped while they left. A person who acts for somebody else is still the one before.
 */
export function followPerson(
  { session, incoming }: Needs,
  { clearFiles, forgetSessions }: Device,
  onFailure: (error: unknown) => void,
): void {
  let last = { owner: ownerOf(session.get()), isIn: session.get().token !== null };
  if (!last.isIn) for (const forget of [clearFiles, forgetSessions]) void forget().catch(onFailure);
  session.subscribe(() => {
    const now = { owner: ownerOf(session.get()), isIn: session.get().token !== null };
    const isAnother = now.isIn && now.owner !== null && now.owner !== last.owner;
    if (last.isIn && (!now.isIn || isAnother)) {
      for (const { key } of incoming.get()) incoming.done(key);
      void clearFiles().catch(onFailure);
      // A link brings the secret of the next person before their token.
      if (!now.isIn) void forgetSessions().catch(onFailure);
    }
    last = now.isIn && now.owner === null ? { ...last, isIn: true } : now;
  });
}
