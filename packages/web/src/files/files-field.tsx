import { useEffect, useEffectEvent, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Group, Input, Stack } from '@mantine/core';
import { MAXIMO_DE_FICHEROS, tiposDe } from '@jornada/contract/ficheros.ts';
import { namesOfKinds, TIPOS_DE_FICHERO } from '@jornada/domain/ficheros/tipos.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCamera, IconCloudOff, IconInfoCircle, IconUpload } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import type { ContractForm, NameOf } from '../form/contract-form.ts';
import { useOnline } from '../use-online.ts';
import { acceptOf, PICTURES } from './accepted.ts';
import { FileButton } from './file-button.tsx';
import { UploadRow } from './upload-row.tsx';
import { useDrop } from './use-drop.ts';
import { useUploads } from './use-uploads.ts';
import classes from './files.module.css';

type Props<V extends object> = { of: ContractForm<V>; name: NameOf<V, number[]>; label: ReactNode; max?: number };

/**
 * The files of a form. They are uploaded as they are chosen, and belong to what the form writes once that is saved: the field's
 * value is their ids.
 */
export function FilesField<V extends object>({ of, name, label, max = MAXIMO_DE_FICHEROS }: Props<V>) {
  const { t } = useTranslation();
  const { value, error, rule, set } = of.field<number[]>(name);
  const tipos = tiposDe(rule.schema);
  const { items, add, remove, retry, settle, megas, remarks } = useUploads({ value, max, tipos, onChange: set });
  const isOnline = useOnline();
  // What is still on its way is waited for: nobody sends a form and finds that its papers are missing.
  const hold = useEffectEvent(() =>
    of.hold<number[]>(name, async () => {
      const ids = await settle();
      return ids ? { value: ids } : { problem: t('ficheros.alguno-no-subido') };
    }),
  );
  useEffect(() => hold(), []);
  const id = useId();
  const { place, isOver } = useDrop<HTMLFieldSetElement>(add);
  return (
    <fieldset
      ref={place}
      aria-labelledby={id}
      className={isOver ? classes.over : undefined}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <Stack gap="xs">
        <Input.Label component="span" id={id}>
          {label}
        </Input.Label>
        {items.length > 0 && (
          <Rows padded>
            {items.map((item) => (
              <UploadRow key={item.key} item={item} onRemove={() => remove(item.key)} onRetry={() => retry(item.key)} />
            ))}
          </Rows>
        )}
        <Group gap="xs">
          <FileButton
            label={isOver ? t('ficheros.soltar') : t('ficheros.anadir')}
            accept={acceptOf(tipos)}
            isMultiple
            leftSection={<Glyph of={IconUpload} size="sm" />}
            onFile={add}
          />
          {tipos.includes('image/jpeg') && (
            <span className={classes.camera}>
              <FileButton
                label={t('ficheros.hacer-foto')}
                accept={PICTURES}
                isCamera
                leftSection={<Glyph of={IconCamera} size="sm" />}
                onFile={add}
              />
            </span>
          )}
        </Group>
        {isOnline ? (
          megas !== null && (
            <Input.Description>
              {tipos === TIPOS_DE_FICHERO
                ? t('ficheros.admitidos', { megas })
                : t('ficheros.admitidos-solo', { tipos: namesOfKinds(tipos), megas })}
            </Input.Description>
          )
        ) : (
          <Note icon={IconCloudOff} tone="warn">
            {t('ficheros.sin-red')}
          </Note>
        )}
        {remarks.map((remark) => (
          <Note key={remark} icon={IconInfoCircle} tone="warn">
            {remark}
          </Note>
        ))}
        {error !== undefined && <Input.Error id={`${id}-error`}>{error}</Input.Error>}
      </Stack>
    </fieldset>
  );
}
