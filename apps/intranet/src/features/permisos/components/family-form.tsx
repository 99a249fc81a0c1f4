import { useTranslation } from 'react-i18next';
import { Button, Group } from '@mantine/core';
import { centros } from '@jornada/contract/centros.ts';
import { departamentos } from '@jornada/contract/departamentos.ts';
import { entradaFamilia, permisos } from '@jornada/contract/permisos/calls.ts';
import type { FamiliaGestionada } from '@jornada/contract/permisos/vistas.ts';
import { CheckRow } from '@jornada/ui/check-row.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconX } from '@jornada/ui/icons.ts';
import { Panel } from '@jornada/ui/panel.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { countryName } from '@jornada/web/country-name.ts';
import { SelectField, TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { SwitchField } from '@jornada/web/form/switch-row.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Hint } from '@jornada/web/list/section.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { COUNTRIES } from '../../../shared/countries.ts';
import { PersonSearch } from '../../../shared/person-search.tsx';

type Props = { familia: FamiliaGestionada | null; onSaved?: (saved: FamiliaGestionada) => void };

const idsOf = (of: readonly { id: number }[] = []): number[] => of.map(({ id }) => id);

/** The name of an agreement, its country, and whom it is given to. */
export function FamilyForm({ familia, onSaved }: Props) {
  const { t } = useTranslation();
  const { lang } = useFormat();
  const places = useRead(centros.listado, {}).data?.items ?? [];
  const groups = useRead(departamentos.gestion, {}).data?.items ?? [];
  const form = useContractForm(permisos.guardarFamilia, {
    schema: entradaFamilia,
    which: familia ? { id: familia.id, version: familia.version } : undefined,
    initial: {
      nombre: familia?.nombre ?? '',
      pais: familia?.pais ?? 'ES',
      predeterminada: familia?.predeterminada ?? false,
      centros: idsOf(familia?.centros),
      departamentos: idsOf(familia?.departamentos),
      personas: familia?.personas ?? [],
    },
    input: ({ personas, ...same }) => ({ ...same, personas: idsOf(personas) }),
    draft: `permisos.familia.${familia?.id ?? 'nueva'}`,
    notice: t('gestion.guardado'),
    onSaved,
  });
  const { pais, personas } = form.values;
  // The law beneath its permits is that of its country.
  const canMove = familia === null || familia.reglas.length === 0;
  return (
    <Form of={form} save={t(familia ? 'gestion.guardar' : 'permisos.gestion.crear')} isAside={familia !== null}>
      <Pair>
        <TextField of={form} name="nombre" label={t('permisos.gestion.nombre')} />
        <SelectField
          of={form}
          name="pais"
          disabled={!canMove}
          label={t('permisos.gestion.pais')}
          options={[...new Set([pais, ...COUNTRIES])].map((code) => ({ value: code, label: countryName(code, lang) }))}
        />
      </Pair>
      <SwitchField of={form} name="predeterminada" label={t('permisos.gestion.para-todos')} note={t('permisos.gestion.para-todos-nota')} />
      <Ticks
        title={t('permisos.gestion.centros')}
        of={places}
        chosen={form.values.centros}
        onChoose={(ids) => form.put({ centros: ids })}
      />
      <Ticks
        title={t('permisos.gestion.departamentos')}
        of={groups}
        chosen={form.values.departamentos}
        onChoose={(ids) => form.put({ departamentos: ids })}
      />
      <Panel as="fieldset" small>
        <legend>{t('permisos.gestion.personas')}</legend>
        <Group gap="xs" mb="xs">
          {personas.map(({ id, nombre }) => (
            <Button
              key={id}
              variant="default"
              rightSection={<Glyph of={IconX} size="sm" />}
              aria-label={t('permisos.gestion.quitar-persona', { nombre })}
              onClick={() => form.put({ personas: personas.filter((one) => one.id !== id) })}
            >
              {nombre}
            </Button>
          ))}
        </Group>
        <PersonSearch
          label={t('permisos.gestion.elegir-persona')}
          onChoose={(id, nombre) => form.put({ personas: [...personas.filter((one) => one.id !== id), { id, nombre }] })}
        />
      </Panel>
      <Hint>{t('permisos.gestion.orden-nota')}</Hint>
    </Form>
  );
}

type TicksProps = {
  title: string;
  of: readonly { id: number; nombre: string; abierto: boolean }[];
  chosen: readonly number[];
  onChoose: (ids: number[]) => void;
};

function Ticks({ title, of, chosen, onChoose }: TicksProps) {
  const shown = of.filter(({ id, abierto }) => abierto || chosen.includes(id));
  if (shown.length === 0) return null;
  return (
    <Panel as="fieldset" small>
      <legend>{title}</legend>
      {shown.map(({ id, nombre }) => (
        <CheckRow
          key={id}
          checked={chosen.includes(id)}
          onChange={({ currentTarget: { checked } }) => onChoose(checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
        >
          {nombre}
        </CheckRow>
      ))}
    </Panel>
  );
}
