import { ApiError, newUuid, type Client } from '@jornada/client';
import type { StoredDraft } from '@jornada/client/idb-drafts.ts';
import { gastos } from '@jornada/contract/gastos/calls.ts';
import { createUploads, isFinal } from '@jornada/web/files/uploads.ts';
import { inputOf } from '../model/values.ts';
import type { Drafts } from './create-drafts.ts';
import { readValues } from './draft-values.ts';

/** `waits`: there is no network. Otherwise why the server does not take it, in words. */
export type Outcome = 'saved' | 'waits' | { problem: string };

type Options = { client: Pick<Client, 'call'>; drafts: Drafts; draft: StoredDraft };

/**
 * Gives a draft of this device to the server, with its pictures, so that it can be gone on with on any device. An answer that was lost is
 * asked for again with the same key: it does not become two. What the server has refused is not sent again until it is changed.
 */
export async function saveDraft({ client, drafts, draft }: Options): Promise<Outcome> {
  const { key } = draft;
  if (draft.refusal !== undefined) return { problem: draft.refusal };
  const values = readValues(draft.values);
  const uploads = createUploads({ client, keeper: drafts.keeper(key, () => values) });
  const stop = uploads.listen({ onChange: () => undefined, onDone: () => undefined });
  await uploads.start(values.ficheros);
  const isWhole = await uploads.settle();
  stop();
  const items = uploads.items.get();
  if (!isWhole) {
    const problem = items.find(({ state }) => state === 'failed')?.problem;
    return problem ? { problem } : 'waits';
  }
  const ficheros = items.flatMap(({ vista }) => (vista ? [vista.id] : []));
  const input = { ...inputOf({ ...values, ficheros }), borrador: true };
  const send = (idempotencyKey: string) => client.call(gastos.guardar, input, { idempotencyKey });
  try {
    await send(key).catch((error: unknown) => {
      // It was changed after an answer was lost.
      if (error instanceof ApiError && error.code === 'general.clave-reutilizada') return send(newUuid());
      throw error;
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.isNetwork) return 'waits';
    const problem = [error.message, ...Object.values(error.fields)].join(' ');
    // The same words would be refused again with every visit.
    if (isFinal(error)) await drafts.noteRefusal(draft, problem);
    return { problem };
  }
  await drafts.remove(key);
  return 'saved';
}
