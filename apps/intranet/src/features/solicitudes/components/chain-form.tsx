import { useTranslation } from 'react-i18next';
import { Button, NativeSelect, Text } from '@mantine/core';
import { entradaCadena, solicitudes, type CadenaVista } from '@jornada/contract/solicitudes/calls.ts';
import { PAPELES_PASO, type PapelPaso } from '@jornada/domain/solicitudes/modelo.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconPlus, IconTrash } from '@jornada/ui/icons.ts';
import { Panel } from '@jornada/ui/panel.tsx';
import { NumberField, SelectField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { PersonSearch } from '../../../shared/person-search.tsx';

type Paso = CadenaVista['pasos'][number];
type Props = {
  modulo: CadenaVista['modulo'];
  cadena: CadenaVista | null;
  /** The departments that a new one can be for. */
  departments: readonly { id: number; nombre: string }[];
  onSaved?: (saved: CadenaVista) => void;
};

/** As many steps as the contract allows. */
const MOST = 4;
const FIRST: Paso = { papel: 'responsable', persona: null };

/** The steps of a chain, and after how many days the person who is waited for is reminded. */
export function ChainForm({ modulo, cadena, departments, onSaved }: Props) {
  const { t } = useTranslation();
  const form = useContractForm(solicitudes.guardarCadena, {
    schema: entradaCadena,
    which: cadena ? { departamento: cadena.departamento?.id ?? null, version: cadena.version } : undefined,
    initial: {
      departamento: cadena?.departamento?.id ?? departments[0]?.id ?? null,
      pasos: cadena?.pasos ?? [FIRST],
      recordarDias: cadena?.recordarDias ?? null,
    },
    input: ({ pasos, recordarDias, departamento }) => ({
      modulo,
      departamento,
      recordarDias,
      pasos: pasos.map(({ papel, persona }) => ({ papel, persona: papel === 'persona' ? (persona?.id ?? null) : null })),
    }),
    check: ({ pasos }): Record<string, string> =>
      pasos.some(({ papel, persona }) => papel === 'persona' && persona === null) ? { pasos: t('solicitudes.gestion.falta-persona') } : {},
    draft: `cadena.${modulo}.${cadena?.departamento?.id ?? (cadena ? 0 : 'nueva')}`,
    notice: t('gestion.guardado'),
    onSaved,
  });
  const { pasos } = form.values;
  const put = (at: number, paso: Paso | null): void =>
    form.put({ pasos: pasos.flatMap((one, index) => (index !== at ? [one] : paso ? [paso] : [])) });
  return (
    <Form of={form} save={t('gestion.guardar')}>
      {!cadena && (
        <SelectField
          of={form}
          name="departamento"
          label={t('solicitudes.gestion.departamento')}
          options={departments.map(({ id, nombre }) => ({ value: id, label: nombre }))}
        />
      )}
      {[...pasos.entries()].map(([at, paso]) => (
        <Panel key={at} as="fieldset" small>
          <legend>{t('solicitudes.gestion.paso', { numero: at + 1 })}</legend>
          <NativeSelect
            aria-label={t('solicitudes.gestion.quien')}
            value={paso.papel}
            data={PAPELES_PASO.map((value) => ({ value, label: t(`solicitudes.gestion.papeles.${value}`) }))}
            onChange={({ currentTarget }) => {
              const papel = PAPELES_PASO.find((one) => one === currentTarget.value) as PapelPaso;
              put(at, { papel, persona: papel === 'persona' ? paso.persona : null });
            }}
          />
          {paso.papel === 'persona' && (
            <>
              {paso.persona && <Text mt="xs">{paso.persona.nombre}</Text>}
              <PersonSearch
                mt="xs"
                label={t('solicitudes.gestion.buscar')}
                onChoose={(id, nombre) => put(at, { ...paso, persona: { id, nombre } })}
              />
            </>
          )}
          {pasos.length > 1 && (
            <Button variant="subtle" mt="xs" leftSection={<Glyph of={IconTrash} />} onClick={() => put(at, null)}>
              {t('solicitudes.gestion.quitar-paso')}
            </Button>
          )}
        </Panel>
      ))}
      {pasos.length < MOST && (
        <Button
          variant="default"
          leftSection={<Glyph of={IconPlus} />}
          onClick={() => form.put({ pasos: [...pasos, { papel: 'administracion', persona: null }] })}
        >
          {t('solicitudes.gestion.otro-paso')}
        </Button>
      )}
      <NumberField
        of={form}
        name="recordarDias"
        label={t('solicitudes.gestion.recordar')}
        description={t('solicitudes.gestion.recordar-nota')}
      />
    </Form>
  );
}
