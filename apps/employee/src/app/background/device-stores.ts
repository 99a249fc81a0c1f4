import { ownerOf } from '@jornada/client';
import { createIdbCopies, type CopyStore } from '@jornada/client/idb-copies.ts';
import { createIdbDocuments } from '@jornada/client/idb-documents.ts';
import type { Services } from '../../shared/services.tsx';
import { ignore } from '../ignore.ts';

/** The copies of this device. Whatever clears them clears pictures and kept documents, too. */
export async function openDeviceStores(
  { session, pictures, documentStore }: Pick<Services, 'session' | 'pictures' | 'documentStore'>,
  copies: CopyStore = createIdbCopies(),
): Promise<CopyStore> {
  const documents = documentStore ?? createIdbDocuments();
  const owner = ownerOf(session.get());
  // Somebody signed out, or in, while this page was closed. A person who acts for somebody else is still signed in.
  if (owner !== null || session.get().token === null) await documents.keepOnly(owner).catch(ignore);
  const clear = async (): Promise<void> =>
    void (await Promise.all([copies.clear(), pictures?.clear(), documents.keepOnly(ownerOf(session.get()))]));
  return { ...copies, clear };
}
