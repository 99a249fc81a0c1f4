import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DraftFile, DraftStore, StoredDraft } from '@jornada/client/idb-drafts.ts';
import { ficheros } from '@jornada/contract/ficheros.ts';
import { gastos } from '@jornada/contract/gastos/calls.ts';
import { createFakeApi, createGasto, createPerfil, FakeFailure, type FakeApi } from '@jornada/testkit';
import type { WebServices } from '@jornada/web/services.tsx';
import { createFakeServices } from '@jornada/web/testing/create-fake-services.ts';
import { createDrafts, type Drafts } from './create-drafts.ts';
import { BLANK } from './draft-values.ts';
import { saveDraft, type Outcome } from './save-draft.ts';

const KEY = '0b0a52a8-3c1f-4a0e-9d0a-2f6f6a1d7c11';

function createMemoryStore(): DraftStore {
  const drafts = new Map<string, StoredDraft>();
  let kept: DraftFile[] = [];
  return {
    all: (owner) => Promise.resolve([...drafts.values()].filter((one) => one.owner === owner)),
    find: (owner, key) => Promise.resolve([...drafts.values()].find((one) => one.owner === owner && one.key === key) ?? null),
    put: (draft) => Promise.resolve(void drafts.set(draft.key, draft)),
    remove: (key) => {
      kept = kept.filter(({ draft }) => draft !== key);
      return Promise.resolve(void drafts.delete(key));
    },
    files: (draft) => Promise.resolve(kept.filter((one) => one.draft === draft)),
    addFile: (file) => Promise.resolve(void kept.push(file)),
    noteUpload: (key, ficheroId) => Promise.resolve(void (kept = kept.map((one) => (one.key === key ? { ...one, ficheroId } : one)))),
    noteRefusal: (key, refusal) => Promise.resolve(void (kept = kept.map((one) => (one.key === key ? { ...one, refusal } : one)))),
    removeFile: (key) => Promise.resolve(void (kept = kept.filter((one) => one.key !== key))),
  };
}

let api: FakeApi;
let services: WebServices;
let drafts: Drafts;
beforeEach(async () => {
  api = createFakeApi({ gastos, ficheros }, { translate: (code) => `[${code}]` });
  api.handle(ficheros.temporales, () => ({ items: [], maximoBytes: 1024 * 1024 }));
  api.handle(ficheros.subir, () => ({ id: 31, nombre: 'tique.jpg', tipo: 'image/jpeg' as const, bytes: 9, vistaPrevia: true }));
  api.handle(gastos.guardar, () => createGasto({ estado: 'borrador' }));
  ({ services } = await createFakeServices({ api, perfil: createPerfil(), now: '2026-11-23T09:00:00+01:00' }));
  const store = createMemoryStore();
  drafts = createDrafts({ owner: 'a 1 7', open: () => Promise.resolve(store), now: () => 5 });
  // The photo first: nothing is typed but the day.
  const photo = new File([new Uint8Array(9)], 'tique.jpg', { type: 'image/jpeg' });
  await drafts.keeper(KEY, () => ({ ...BLANK, dia: '2026-11-23' })).add('f1', photo);
});
afterEach(() => expect(api.problems).toEqual([]));

const give = async (): Promise<Outcome> => {
  const draft = await drafts.find(KEY);
  return draft ? saveDraft({ client: services.client, drafts, draft }) : 'saved';
};
const sent = () => api.requests.filter(({ call }) => call === gastos.guardar);

it('a photo alone is a draft, and becomes one of the account with its file, once', async () => {
  expect(drafts.items.get().map(({ key, at }) => [key, at])).toEqual([[KEY, 5]]);
  expect([await give(), await give()]).toEqual(['saved', 'saved']);
  expect(sent().map(({ input }) => input)).toEqual([
    expect.objectContaining({ borrador: true, ficheros: [31], clase: 'ticket', dia: '2026-11-23' }),
  ]);
  expect(drafts.items.get()).toEqual([]);
});

it('without a network it waits, and nothing is lost', async () => {
  api.offline = true;
  expect(await give()).toBe('waits');
  api.offline = false;
  expect(await give()).toBe('saved');
});

it('what the server refuses stays, and says why', async () => {
  api.handle(gastos.guardar, () => {
    throw new FakeFailure('gastos.tipo-no-valido', { message: 'Ese tipo ya no se usa.' });
  });
  expect(await give()).toEqual({ problem: 'Ese tipo ya no se usa.' });
  expect(drafts.items.get()).toHaveLength(1);
});

it('what the server refused is not sent again until it is changed', async () => {
  api.handle(gastos.guardar, () => {
    throw new FakeFailure('gastos.tipo-no-valido', { message: 'Ese tipo ya no se usa.' });
  });
  const refused = { problem: 'Ese tipo ya no se usa.' };
  expect([await give(), await give(), sent().length]).toEqual([refused, refused, 1]);
  await drafts.put(KEY, { ...BLANK, dia: '2026-11-22' });
  api.handle(gastos.guardar, () => createGasto({ estado: 'borrador' }));
  expect([await give(), sent().length]).toEqual(['saved', 2]);
});

it('a photo that the server will never take is sent once', async () => {
  api.handle(ficheros.subir, () => {
    throw new FakeFailure('ficheros.demasiado-grande', { message: 'El archivo pasa de 1 MB.' });
  });
  const refused = { problem: 'El archivo pasa de 1 MB.' };
  expect([await give(), await give()]).toEqual([refused, refused]);
  expect(api.requests.filter(({ call }) => call === ficheros.subir)).toHaveLength(1);
});

it('for somebody who acts for another person nothing is kept', async () => {
  const acting = createDrafts({ owner: null, open: () => expect.fail('opened'), now: () => 5 });
  await acting.put(KEY, BLANK);
  expect([await acting.find(KEY), acting.items.get(), await acting.keeper(KEY, () => BLANK).files()]).toEqual([null, [], []]);
});
