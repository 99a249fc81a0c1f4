import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FicheroVista } from '@jornada/contract/ficheros.ts';
import { namesOfKinds, TIPOS_DE_FICHERO, type TipoDeFichero } from '@jornada/domain/ficheros/tipos.ts';
import { isHeic } from '../native/shrink-picture.ts';
import { isOfKinds } from './accepted.ts';
import { useObservable } from '../observable.ts';
import { useWebServices } from '../services.tsx';
import { useOnline } from '../use-online.ts';
import { createUploads, type FileKeeper, type UploadItem } from './uploads.ts';

const NONE: readonly FicheroVista[] = [];
const MEBIBYTE = 1024 * 1024;
/** As the server says it: with one decimal at most. */
const inMegas = (bytes: number): number => Math.floor((bytes / MEBIBYTE) * 10) / 10;

type Options = {
  value: readonly number[];
  max: number;
  onChange: (ids: number[]) => void;
  /** The kinds of files that are taken; all if left out. */
  tipos?: readonly TipoDeFichero[];
  /** Keeps chosen files on this device. Only the first one counts. */
  keeper?: FileKeeper | undefined;
  /** What belongs to the thing that is changed. Only the first ones count. */
  saved?: readonly FicheroVista[];
};

/** The uploads of a form's field, and what its draft had of them. */
export function useUploads({ value, max, onChange, tipos = TIPOS_DE_FICHERO, keeper, saved = NONE }: Options) {
  const { t } = useTranslation();
  const { client, notices } = useWebServices();
  const isOnline = useOnline();
  const [isTooMany, setTooMany] = useState(false);
  const [uploads] = useState(() => createUploads({ client, keeper, saved }));
  const change = useEffectEvent(onChange);
  const speak = useEffectEvent(({ nombre, state, problem }: UploadItem) => {
    if (state === 'done') notices.speak(t('ficheros.subido', { nombre }));
    if (state === 'failed') notices.speak(t('ficheros.no-subido', { nombre, problema: problem ?? '' }));
  });
  const start = useEffectEvent(() => void uploads.start(value));
  useEffect(() => {
    const stop = uploads.listen({ onChange: (ids) => change(ids), onDone: (item) => speak(item) });
    start();
    return stop;
  }, [uploads]);
  useEffect(() => uploads.keep(value), [uploads, value]);
  useEffect(() => {
    if (isOnline) uploads.retry();
  }, [isOnline, uploads]);

  const items = useObservable(uploads.items);
  const { maximoBytes, lost, isUnread } = useObservable(uploads.earlier);
  const megas = maximoBytes === null ? null : inMegas(maximoBytes);

  function add(file: File): void {
    const isFull = uploads.items.get().length >= max;
    setTooMany(isFull);
    if (isFull) return;
    uploads.add(file, (made) => {
      // Of all kinds the server says what is wrong: it looks into the file.
      if (tipos !== TIPOS_DE_FICHERO && !isOfKinds(made, tipos)) return t('errores.ficheros.otro-tipo', { tipos: namesOfKinds(tipos) });
      if (megas === null || maximoBytes === null || made.size <= maximoBytes) return undefined;
      return t(isHeic(made) ? 'ficheros.heic-grande' : 'errores.ficheros.demasiado-grande', { megas });
    });
  }
  // Where the browser opens them, they have become JPEG by now.
  const isHeicKept = items.some(({ file, state }) => file !== null && (state === 'sending' || state === 'done') && isHeic(file));
  const remarks = [
    ...(isTooMany ? [t('ficheros.maximo', { count: max })] : []),
    ...(lost > 0 ? [t('ficheros.perdidos', { count: lost })] : []),
    ...(isUnread ? [t('ficheros.no-se-lee')] : []),
    ...(isHeicKept ? [t('ficheros.heic-entera')] : []),
  ];
  /** `megas`: the most that a file may have; null until that is known. */
  /** The ids of all files, once they are uploaded; null if one of them is not. */
  const settle = async (): Promise<number[] | null> =>
    (await uploads.settle()) ? uploads.items.get().flatMap((item) => (item.vista ? [item.vista.id] : [])) : null;
  return { items, add, remove: uploads.remove, retry: uploads.retry, settle, megas, remarks };
}

export type FormUploads = ReturnType<typeof useUploads>;
