import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon, UnstyledButton } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconRefresh, IconX } from '@jornada/ui/icons.ts';
import { Line } from '@jornada/ui/line.tsx';
import { useFormat } from '../use-format.ts';
import { LargePicture } from './large-picture.tsx';
import { Preview } from './preview.tsx';
import type { UploadItem } from './uploads.ts';
import classes from './files.module.css';

type Props = { item: UploadItem; onRemove: () => void; onRetry: () => void };

/** A file of a form: how far its upload is, or why it was refused. */
export function UploadRow({ item, onRemove, onRetry }: Props) {
  const { t } = useTranslation();
  const { nombre, state, share, vista, file, canRetry, address } = item;
  const [isLarge, setLarge] = useState(false);
  const isPicture = address !== null || vista?.vistaPrevia === true;
  const preview = <Preview vista={vista} local={address} isPdf={(vista?.tipo ?? file?.type) === 'application/pdf'} />;
  const action = (
    <>
      {canRetry && (
        <ActionIcon aria-label={t('ficheros.reintentar-este', { nombre })} onClick={onRetry}>
          <Glyph of={IconRefresh} />
        </ActionIcon>
      )}
      <ActionIcon aria-label={t('ficheros.quitar', { nombre })} onClick={onRemove}>
        <Glyph of={IconX} />
      </ActionIcon>
    </>
  );
  return (
    <Line
      lead={
        isPicture ? (
          <UnstyledButton aria-label={t('ficheros.abrir', { nombre })} onClick={() => setLarge(true)}>
            {preview}
          </UnstyledButton>
        ) : (
          preview
        )
      }
      action={action}
    >
      <span className={classes.name}>{nombre}</span>
      <Detail item={item} />
      {state === 'sending' && (
        <span className={classes.bar} aria-hidden="true">
          <span style={{ width: `${Math.round(share * 100)}%` }} />
        </span>
      )}
      {isLarge && <LargePicture nombre={nombre} id={vista?.id ?? null} local={address} onClose={() => setLarge(false)} />}
    </Line>
  );
}

function Detail({ item: { bytes, state, share, problem } }: { item: UploadItem }) {
  const { t } = useTranslation();
  const { fileSize } = useFormat();
  if (state === 'failed')
    return (
      <span className={classes.detail} data-bad>
        {problem || t('errores.general.desconocido')}
      </span>
    );
  const texts = {
    done: fileSize(bytes),
    waiting: problem === null ? fileSize(bytes) : t('ficheros.espera-red'),
    sending: share < 1 ? t('ficheros.subiendo', { porcentaje: Math.round(share * 100) }) : t('ficheros.preparando'),
  };
  return <span className={classes.detail}>{texts[state]}</span>;
}
