import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import { entradaNecesidad, turnos, type NecesidadVista } from '@jornada/contract/turnos/calls.ts';
import { DayField, HourField, NumberField, SelectField, TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import classes from '../needs.module.css';

/** The days of the week as the fields of a form, Monday first. */
const WEEKDAYS = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7'] as const;
type Weekday = (typeof WEEKDAYS)[number];

/** A need as it stands in its form; empty for a new one. */
function needValues(necesidad: NecesidadVista | null, centroId: number, hoy: string) {
  const personas = Object.fromEntries(WEEKDAYS.map((day, index) => [day, necesidad?.personas[index] ?? 0])) as Record<
    Weekday,
    number | null
  >;
  return {
    nombre: necesidad?.nombre ?? '',
    centroId: necesidad?.centroId ?? centroId,
    puestoId: necesidad?.puestoId ?? null,
    inicio: necesidad?.inicio ?? '',
    fin: necesidad?.fin ?? '',
    semana: personas,
    enFestivos: necesidad?.enFestivos ?? null,
    vigenteDesde: necesidad?.vigenteDesde ?? hoy,
    vigenteHasta: necesidad?.vigenteHasta ?? '',
  };
}

/** What is written: people for each day of the week in order, and no last day if none was typed. */
function needInput({ semana, vigenteHasta, ...same }: ReturnType<typeof needValues>) {
  return { ...same, personas: WEEKDAYS.map((day) => semana[day] ?? 0), vigenteHasta: vigenteHasta === '' ? null : vigenteHasta };
}

type Named = { id: number; nombre: string };
type Props = {
  necesidad: NecesidadVista | null;
  centros: readonly Named[];
  puestos: readonly Named[];
  onSaved?: (saved: NecesidadVista) => void;
};

/** 5 January 2026 was a Monday: the names of the days of the week come from such a week. */
const MONDAY = '2026-01-05';

/** How many people are needed, of which post and in which hours, by day of the week. */
export function NeedForm({ necesidad, centros, puestos, onSaved }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { clock } = useWebServices();
  const form = useContractForm(turnos.guardarNecesidad, {
    schema: entradaNecesidad,
    which: necesidad ? { id: necesidad.id, version: necesidad.version } : undefined,
    initial: needValues(necesidad, centros[0]?.id ?? 0, format.dayOf(clock.now().toString())),
    input: needInput,
    draft: `necesidad.${necesidad?.id ?? 'nueva'}`,
    notice: t('gestion.guardado'),
    onSaved,
  });
  const weekday = (index: number): string => format.date(Temporal.PlainDate.from(MONDAY).add({ days: index }).toString(), 'weekdayShort');
  const options = (items: readonly Named[]) => items.map(({ id, nombre }) => ({ value: id, label: nombre }));
  return (
    <Form of={form} save={t(necesidad ? 'gestion.guardar' : 'plan-turnos.necesidades.crear')}>
      <TextField
        of={form}
        name="nombre"
        label={t('plan-turnos.necesidades.nombre')}
        description={t('plan-turnos.necesidades.nombre-nota')}
      />
      {centros.length > 1 && <SelectField of={form} name="centroId" label={t('personas.campos.centro')} options={options(centros)} />}
      <Pair>
        <HourField of={form} name="inicio" label={t('plan-turnos.necesidades.desde-hora')} />
        <HourField of={form} name="fin" label={t('plan-turnos.necesidades.hasta-hora')} />
      </Pair>
      {puestos.length > 0 && (
        <SelectField
          of={form}
          name="puestoId"
          label={t('plan-turnos.necesidades.puesto')}
          options={[{ value: null, label: t('plan-turnos.necesidades.cualquiera') }, ...options(puestos)]}
        />
      )}
      <fieldset className={classes.week}>
        <Text component="legend" fw={550}>
          {t('plan-turnos.necesidades.cuantas')}
        </Text>
        {WEEKDAYS.map((day, index) => (
          <NumberField key={day} of={form} name={`semana.${day}`} label={weekday(index)} required={false} />
        ))}
      </fieldset>
      <NumberField
        of={form}
        name="enFestivos"
        label={t('plan-turnos.necesidades.en-festivos')}
        description={t('plan-turnos.necesidades.en-festivos-nota')}
      />
      <Pair>
        <DayField of={form} name="vigenteDesde" label={t('plan-turnos.necesidades.desde')} />
        <DayField of={form} name="vigenteHasta" label={t('plan-turnos.necesidades.hasta')} />
      </Pair>
    </Form>
  );
}
