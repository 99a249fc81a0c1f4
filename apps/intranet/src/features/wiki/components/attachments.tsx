import { useTranslation } from 'react-i18next';
import { ActionIcon, Stack } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconX } from '@jornada/ui/icons.ts';
import { Line } from '@jornada/ui/line.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { FilesField } from '@jornada/web/files/files-field.tsx';
import { Preview } from '@jornada/web/files/preview.tsx';
import type { ContractForm } from '@jornada/web/form/contract-form.ts';
import type { Values } from '../model/values.ts';

/** The attachments: those that it has, and new ones. */
export function Attachments({ of }: { of: ContractForm<Values> }) {
  const { t } = useTranslation();
  const { conservados } = of.values;
  return (
    <Stack gap="xs">
      <FilesField of={of} name="nuevos" label={t('wiki.formulario.adjuntos')} />
      {conservados.length > 0 && (
        <Rows padded aria-label={t('wiki.formulario.adjuntos')}>
          {conservados.map((vista) => (
            <Line
              key={vista.id}
              lead={<Preview vista={vista} />}
              action={
                <ActionIcon
                  aria-label={t('wiki.formulario.para.quitar', { nombre: vista.nombre })}
                  onClick={() => of.put({ conservados: conservados.filter(({ id }) => id !== vista.id) })}
                >
                  <Glyph of={IconX} />
                </ActionIcon>
              }
            >
              {vista.nombre}
            </Line>
          ))}
        </Rows>
      )}
    </Stack>
  );
}
