import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon, Group, Input, Stack, UnstyledButton } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import {
  IconCamera,
  IconFileTypePdf,
  IconInfoCircle,
  IconPhoto,
  IconPlus,
  IconRefresh,
  IconUpload,
  IconX,
  IconZoomIn,
} from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { ACCEPTED, PICTURES } from '@jornada/web/files/accepted.ts';
import { FileButton } from '@jornada/web/files/file-button.tsx';
import { FileInput } from '@jornada/web/files/file-input.tsx';
import { LargePicture } from '@jornada/web/files/large-picture.tsx';
import { UploadRow } from '@jornada/web/files/upload-row.tsx';
import type { UploadItem } from '@jornada/web/files/uploads.ts';
import { useDrop } from '@jornada/web/files/use-drop.ts';
import { useShownPicture } from '@jornada/web/files/use-shown-picture.ts';
import type { FormUploads } from '@jornada/web/files/use-uploads.ts';
import classes from '../gastos.module.css';

type Props = { uploads: FormUploads; error: string | undefined; children?: ReactNode };

/** The receipts of a form: the first one as a picture with fields beside it, the others below. */
export function Receipts({ uploads: { items, add, remove, retry, remarks }, error, children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { place, isOver } = useDrop<HTMLFieldSetElement>(add);
  const [first, ...others] = items;
  return (
    <fieldset
      ref={place}
      className={classes.receipts}
      aria-label={t('gastos.formulario.justificantes')}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : id}
    >
      <div className={children ? classes.top : ''}>
        {first ? (
          <Tile item={first} onRemove={() => remove(first.key)} onRetry={() => retry(first.key)} />
        ) : (
          <NoReceipt isOver={isOver} onFile={add} />
        )}
        {children && <Stack gap="sm">{children}</Stack>}
      </div>
      {others.length > 0 && (
        <Rows padded>
          {others.map((item) => (
            <UploadRow key={item.key} item={item} onRemove={() => remove(item.key)} onRetry={() => retry(item.key)} />
          ))}
        </Rows>
      )}
      {first && (
        <Group gap={0} className={classes.another}>
          <FileButton
            variant="transparent"
            label={t('gastos.formulario.otro-justificante')}
            accept={ACCEPTED}
            isMultiple
            leftSection={<Glyph of={IconPlus} size="sm" />}
            onFile={add}
          />
        </Group>
      )}
      {first?.problem && first.state === 'failed' && (
        <Note icon={IconInfoCircle} tone="bad" words="tone">
          {first.problem}
        </Note>
      )}
      {first?.state === 'waiting' && first.problem !== null && (
        <Note icon={IconInfoCircle} tone="warn" words="ink">
          {t('ficheros.espera-red')}
        </Note>
      )}
      {remarks.map((remark) => (
        <Note key={remark} icon={IconInfoCircle} tone="warn">
          {remark}
        </Note>
      ))}
      {error !== undefined && <Input.Error id={id}>{error}</Input.Error>}
    </fieldset>
  );
}

/** Where a receipt belongs: a phone opens its camera, everything else its files. */
function NoReceipt({ isOver, onFile }: { isOver: boolean; onFile: (file: File) => void }) {
  const { t } = useTranslation();
  return (
    <div className={classes.none} data-over={isOver}>
      <label className={classes.camera}>
        <Glyph of={IconCamera} size="lg" />
        {t('gastos.formulario.foto')}
        <FileInput accept={PICTURES} isCamera onFile={onFile} />
      </label>
      <label className={classes.choose}>
        <Glyph of={IconUpload} size="sm" />
        {isOver ? t('ficheros.soltar') : t('gastos.formulario.fichero')}
        <FileInput accept={ACCEPTED} isMultiple onFile={onFile} />
      </label>
    </div>
  );
}

function Tile({ item, onRemove, onRetry }: { item: UploadItem; onRemove: () => void; onRetry: () => void }) {
  const { t } = useTranslation();
  const { nombre, state, share, vista, file, canRetry } = item;
  const [isLarge, setLarge] = useState(false);
  const { address, onError } = useShownPicture({ local: item.address, id: vista?.vistaPrevia ? vista.id : null, como: 'vista' });
  const isPdf = (vista?.tipo ?? file?.type) === 'application/pdf';
  return (
    <div className={classes.tile}>
      {address ? (
        <UnstyledButton className={classes.picture} aria-label={t('ficheros.abrir', { nombre })} onClick={() => setLarge(true)}>
          <img src={address} alt="" onError={onError} />
          <span className={classes.zoom}>
            <Glyph of={IconZoomIn} />
          </span>
        </UnstyledButton>
      ) : (
        <span className={classes.unseen}>
          <Glyph of={isPdf ? IconFileTypePdf : IconPhoto} size="lg" />
          <small>{nombre}</small>
        </span>
      )}
      {state === 'sending' && (
        <span className={classes.share} role="status">
          {share < 1 ? t('ficheros.subiendo', { porcentaje: Math.round(share * 100) }) : t('ficheros.preparando')}
        </span>
      )}
      <span className={classes.remove}>
        {canRetry && (
          <ActionIcon variant="default" aria-label={t('ficheros.reintentar-este', { nombre })} onClick={onRetry}>
            <Glyph of={IconRefresh} />
          </ActionIcon>
        )}
        <ActionIcon variant="default" aria-label={t('ficheros.quitar', { nombre })} onClick={onRemove}>
          <Glyph of={IconX} />
        </ActionIcon>
      </span>
      {isLarge && <LargePicture nombre={nombre} id={vista?.id ?? null} local={item.address} onClose={() => setLarge(false)} />}
    </div>
  );
}
