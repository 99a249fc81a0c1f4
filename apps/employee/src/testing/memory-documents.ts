import type { KeptDocument, KeptDocumentStore } from '@jornada/client/idb-documents.ts';

/** A device's store of documents that holds them in `kept`. */
export function createMemoryDocuments(kept: KeptDocument[]): KeptDocumentStore {
  const leave = (stays: (one: KeptDocument) => boolean): void => void kept.splice(0, kept.length, ...kept.filter(stays));
  const drop = async (owner: string, id: number): Promise<void> => leave((one) => one.owner !== owner || one.id !== id);
  return {
    list: async (owner) => kept.filter((one) => one.owner === owner),
    async put(one) {
      await drop(one.owner, one.id);
      kept.push(one);
    },
    drop,
    keepOnly: async (owner) => leave((one) => one.owner === owner),
  };
}
