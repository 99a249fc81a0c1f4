import { useTranslation } from 'react-i18next';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { entradaPolitica, vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { cantidadDe, diasDe } from '@jornada/domain/vacaciones/cantidad.ts';
import { leyVacaciones, missingToLaw } from '@jornada/domain/vacaciones/minimos.ts';
import { type BaseVacaciones, INICIOS_ANTIGUEDAD, SEMANA_LEGAL } from '@jornada/domain/vacaciones/modelo.ts';
import { IconAlertCircle } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { DayField, NumberField, SelectField, TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { SwitchField } from '@jornada/web/form/switch-row.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { daysOf, typedYearDay, yearDayOf } from '../model/typed.ts';
import { SeniorityFields } from './seniority-fields.tsx';

type Politica = SalidaDe<typeof vacaciones.politica>['items'][number];

const BASES = ['laborables', 'naturales', 'lunes-sabado'] as const;
const DEVENGOS = ['ano-entero', 'por-dias'] as const;
const REDONDEOS = ['ninguno', 'medio', 'arriba'] as const;
const PRIMEROS = ['permitir', 'avisar', 'impedir'] as const;

const split = (text: string): string[] =>
  text
    .split(/[,;]/)
    .map((one) => one.trim())
    .filter(Boolean);
const isBlank = (text: string): boolean => text.trim() === '';

/** New rules from a day on; what is not changed stays as it is. */
export function PolicyForm({ current, pais }: { current: Politica | undefined; pais: string }) {
  const { t } = useTranslation();
  const { clock } = useWebServices();
  const { zone, number } = useFormat();
  const nextYear = clock.now().toZonedDateTimeISO(zone).year + 1;
  const form = useContractForm(vacaciones.guardarPolitica, {
    schema: entradaPolitica,
    initial: {
      desde: `${nextYear}-01-01`,
      base: current?.base ?? 'laborables',
      diasAno: number(current?.diasAno ?? 22),
      diasSemana: current?.diasSemana ?? SEMANA_LEGAL,
      devengo: current?.devengo ?? 'por-dias',
      redondeo: current?.redondeo ?? 'medio',
      permiteMedios: current?.permiteMedios ?? true,
      avisoDias: current?.avisoDias ?? 15,
      arrastreHasta: current?.arrastreHasta ? typedYearDay(current.arrastreHasta) : '',
      arrastreMaximo: current?.arrastreMaximo == null ? '' : number(current.arrastreMaximo),
      arrastraDeuda: current?.arrastraDeuda ?? true,
      primerDiaLibre: current?.primerDiaLibre ?? 'avisar',
      mediosDias: (current?.mediosDias ?? []).map(typedYearDay).join(', '),
      antiguedad: (current?.antiguedad ?? []).map(({ anos, dias }) => ({ anos: String(anos), dias: number(dias) })),
      antiguedadDesde: current?.antiguedadDesde ?? 'ano',
      presenciaMinimaPorCiento: current?.presenciaMinimaPorCiento ?? null,
    },
    // What cannot be read is sent as no number, which the schema refuses; `check` says why.
    input: ({ diasAno, diasSemana, arrastreHasta, arrastreMaximo, mediosDias, antiguedad, antiguedadDesde, avisoDias, ...same }) => ({
      ...same,
      avisoDias: avisoDias ?? 0,
      diasAno: daysOf(diasAno) ?? Number.NaN,
      diasSemana: diasSemana ?? 0,
      arrastreHasta: isBlank(arrastreHasta) ? null : (yearDayOf(arrastreHasta) ?? ''),
      arrastreMaximo: isBlank(arrastreMaximo) ? null : (daysOf(arrastreMaximo) ?? Number.NaN),
      mediosDias: split(mediosDias).map((one) => yearDayOf(one) ?? ''),
      antiguedad: antiguedad.map(({ anos, dias }) => ({ anos: Number(anos), dias: daysOf(dias) ?? Number.NaN })),
      ...(antiguedad.length > 0 && { antiguedadDesde }),
    }),
    check: ({ diasAno, arrastreHasta, arrastreMaximo, mediosDias, antiguedad }): Record<string, string> => ({
      ...(daysOf(diasAno) === null && { diasAno: t('vacaciones.gestion.no-son-dias') }),
      ...(!isBlank(arrastreHasta) && yearDayOf(arrastreHasta) === null && { arrastreHasta: t('vacaciones.gestion.no-es-dia') }),
      ...(!isBlank(arrastreMaximo) && daysOf(arrastreMaximo) === null && { arrastreMaximo: t('vacaciones.gestion.no-son-dias') }),
      ...(split(mediosDias).some((one) => yearDayOf(one) === null) && { mediosDias: t('vacaciones.gestion.no-es-dia') }),
      ...(antiguedad.some(({ anos, dias }) => !/^\d{1,2}$/.test(anos) || daysOf(dias) === null) && {
        antiguedad: t('vacaciones.gestion.antiguedad-mal'),
      }),
    }),
    draft: 'vacaciones.politica',
    sendsUnchanged: false,
    notice: t('gestion.guardado'),
  });
  const { base, desde } = form.values;
  const dias = daysOf(form.values.diasAno);
  return (
    <Form of={form} save={t('vacaciones.gestion.guardar')}>
      <DayField of={form} name="desde" isKept label={t('vacaciones.gestion.valen-desde')} />
      <Pair>
        <TextField of={form} name="diasAno" inputMode="decimal" label={t('vacaciones.gestion.dias-ano')} />
        <SelectField
          of={form}
          name="base"
          label={t('vacaciones.gestion.base')}
          options={BASES.map((value) => ({ value, label: t(`vacaciones.gestion.bases.${value}`) }))}
        />
      </Pair>
      {base === 'laborables' && (
        <NumberField
          of={form}
          name="diasSemana"
          label={t('vacaciones.gestion.dias-semana')}
          description={t('vacaciones.gestion.dias-semana-nota')}
        />
      )}
      {dias !== null && desde !== '' && (
        <BelowLaw base={base} dias={dias} diasSemana={form.values.diasSemana || SEMANA_LEGAL} pais={pais} fecha={desde} />
      )}
      <Pair>
        <SelectField
          of={form}
          name="devengo"
          label={t('vacaciones.gestion.devengo')}
          options={DEVENGOS.map((value) => ({ value, label: t(`vacaciones.gestion.devengos.${value}`) }))}
        />
        <SelectField
          of={form}
          name="redondeo"
          label={t('vacaciones.gestion.redondeo')}
          options={REDONDEOS.map((value) => ({ value, label: t(`vacaciones.gestion.redondeos.${value}`) }))}
        />
      </Pair>
      <Pair>
        <TextField
          of={form}
          name="arrastreHasta"
          label={t('vacaciones.gestion.arrastre-hasta')}
          description={t('vacaciones.gestion.arrastre-hasta-nota')}
        />
        <TextField
          of={form}
          name="arrastreMaximo"
          inputMode="decimal"
          label={t('vacaciones.gestion.arrastre-maximo')}
          description={t('vacaciones.gestion.arrastre-maximo-nota')}
        />
      </Pair>
      <SwitchField of={form} name="arrastraDeuda" label={t('vacaciones.gestion.deuda')} note={t('vacaciones.gestion.deuda-nota')} />
      <SeniorityFields of={form} />
      {form.values.antiguedad.length > 0 && (
        <SelectField
          of={form}
          name="antiguedadDesde"
          label={t('vacaciones.gestion.antiguedad-desde')}
          options={INICIOS_ANTIGUEDAD.map((value) => ({ value, label: t(`vacaciones.gestion.inicios-antiguedad.${value}`) }))}
        />
      )}
      <SwitchField of={form} name="permiteMedios" label={t('vacaciones.gestion.medios')} note={t('vacaciones.gestion.medios-nota')} />
      <TextField
        of={form}
        name="mediosDias"
        aria-required={false}
        label={t('vacaciones.gestion.medios-dias')}
        description={t('vacaciones.gestion.medios-dias-nota')}
      />
      <SelectField
        of={form}
        name="primerDiaLibre"
        label={t('vacaciones.gestion.primer-dia')}
        options={PRIMEROS.map((value) => ({ value, label: t(`vacaciones.gestion.primeros.${value}`) }))}
      />
      <Pair>
        <NumberField of={form} name="avisoDias" label={t('vacaciones.gestion.aviso')} />
        <NumberField
          of={form}
          name="presenciaMinimaPorCiento"
          label={t('vacaciones.gestion.presencia')}
          description={t('vacaciones.gestion.presencia-nota')}
        />
      </Pair>
    </Form>
  );
}

type Props = { base: BaseVacaciones; dias: number; diasSemana: number; pais: string; fecha: string };

/** Says that rules give less than the law of the country, where that is known. It holds nothing up. */
function BelowLaw({ base, dias, diasSemana, pais, fecha }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const missing = missingToLaw({ base, anual: cantidadDe(dias), diasSemana }, pais, fecha);
  if (missing === 0) return null;
  const least = diasDe(missing) + dias;
  return (
    <Note icon={IconAlertCircle} tone="warn" words="ink" role="status">
      {t('vacaciones.gestion.bajo-ley', { dias: number(least), norma: leyVacaciones(pais, fecha)?.norma ?? pais })}
    </Note>
  );
}
