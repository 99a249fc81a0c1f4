import { useTranslation } from 'react-i18next';
import { Button, Group, TextInput } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconPlus, IconTrash } from '@jornada/ui/icons.ts';
import { Panel } from '@jornada/ui/panel.tsx';
import type { ContractForm } from '@jornada/web/form/contract-form.ts';

type Row = { anos: string; dias: string };
type Props = { of: Pick<ContractForm<{ antiguedad: Row[] }>, 'values'> & { put: (part: { antiguedad: Row[] }) => void } };

const MOST = 10;

/** Extra days a year from so many years in the company on. */
export function SeniorityFields({ of: { values, put } }: Props) {
  const { t } = useTranslation();
  const rows = values.antiguedad;
  const change = (at: number, part: Partial<Row> | null): void =>
    put({ antiguedad: rows.flatMap((one, index) => (index !== at ? [one] : part ? [{ ...one, ...part }] : [])) });
  return (
    <Panel as="fieldset" small>
      <legend>{t('vacaciones.gestion.antiguedad')}</legend>
      {[...rows.entries()].map(([at, { anos, dias }]) => (
        <Group key={at} align="flex-end" wrap="nowrap" mb="xs">
          <TextInput
            inputMode="numeric"
            label={t('vacaciones.gestion.anos')}
            value={anos}
            maxLength={2}
            onChange={({ currentTarget }) => change(at, { anos: currentTarget.value })}
          />
          <TextInput
            inputMode="decimal"
            label={t('vacaciones.gestion.dias-mas')}
            value={dias}
            maxLength={5}
            onChange={({ currentTarget }) => change(at, { dias: currentTarget.value })}
          />
          <Button variant="subtle" aria-label={t('vacaciones.gestion.quitar-antiguedad', { anos })} onClick={() => change(at, null)}>
            <Glyph of={IconTrash} />
          </Button>
        </Group>
      ))}
      {rows.length < MOST && (
        <Button
          variant="default"
          leftSection={<Glyph of={IconPlus} />}
          onClick={() => put({ antiguedad: [...rows, { anos: '', dias: '' }] })}
        >
          {t('vacaciones.gestion.otra-antiguedad')}
        </Button>
      )}
    </Panel>
  );
}
