import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UnstyledButton } from '@mantine/core';
import type { FicheroVista } from '@jornada/contract/ficheros.ts';
import { Line } from '@jornada/ui/line.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { downloadFrom } from '../native/files.ts';
import { useWebServices } from '../services.tsx';
import { useFormat } from '../use-format.ts';
import { useMessageOf } from '../use-message-of.ts';
import classes from './files.module.css';
import { LargePicture } from './large-picture.tsx';
import { Preview } from './preview.tsx';
import { useFileAddress } from './use-link.ts';

type Props = {
  of: readonly FicheroVista[];
  /** Its pictures are also shown without a network, once they were seen. */
  keeps?: boolean;
};

/** The files of a thing. A picture opens above the page; the device opens what else there is. */
export function FileList({ of, keeps = false }: Props) {
  const { t } = useTranslation();
  const { fileSize } = useFormat();
  const { notices } = useWebServices();
  const messageOf = useMessageOf();
  const addressOf = useFileAddress();
  const [shown, setShown] = useState<FicheroVista | null>(null);

  async function open(vista: FicheroVista): Promise<void> {
    if (vista.vistaPrevia) return setShown(vista);
    try {
      downloadFrom(await addressOf(vista.id));
    } catch (error) {
      notices.show(messageOf(error));
    }
  }
  if (of.length === 0) return null;
  return (
    <>
      <Rows padded aria-label={t('ficheros.lista')}>
        {of.map((vista) => (
          <Line key={vista.id} lead={<Preview vista={vista} keeps={keeps} />}>
            <UnstyledButton aria-label={t('ficheros.abrir', { nombre: vista.nombre })} onClick={() => void open(vista)}>
              <span className={classes.name}>{vista.nombre}</span>
            </UnstyledButton>
            <span className={classes.detail}>{fileSize(vista.bytes)}</span>
          </Line>
        ))}
      </Rows>
      {shown && <LargePicture nombre={shown.nombre} id={shown.id} keeps={keeps} onClose={() => setShown(null)} />}
    </>
  );
}
