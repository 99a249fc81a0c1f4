import { useState } from 'react';
import { base64Of, listOf } from './list-files.ts';

/** A file as a call takes it. */
type SentFile = { nombre: string; contenido: string };

/** Reads the file that somebody chooses, and says so where this device cannot: one that was moved meanwhile, or is still in the cloud. */
export function useListFile(onRead: (file: SentFile) => void) {
  const [unread, setUnread] = useState<unknown>(null);
  const read = async (file: File): Promise<void> => {
    setUnread(null);
    try {
      onRead({ nombre: file.name, contenido: await base64Of(await listOf(file)) });
    } catch (problem) {
      setUnread(problem);
    }
  };
  return { read, unread };
}
