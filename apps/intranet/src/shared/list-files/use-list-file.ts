import { useState } from 'react';
import { base64Of } from '@jornada/web/base64.ts';
import { listOf } from './list-files.ts';

/** A file as a call takes it. */
type SentFile = { nombre: string; contenido: string };

/** Reads the file that somebody chooses, and says so where this device cannot: one that was moved meanwhile, or is still in the cloud. */
export function useListFile(onRead: (file: SentFile) => void) {
  const [unread, setUnread] = useState<unknown>(null);
  const read = async (file: File): Promise<void> => {
    setUnread(null);
    try {
      const list = await listOf(file);
      onRead({ nombre: file.name, contenido: base64Of(new Uint8Array(await list.arrayBuffer())) });
    } catch (problem) {
      setUnread(problem);
    }
  };
  return { read, unread };
}
