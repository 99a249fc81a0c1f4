import { entradaLimites, limites, type LimitesDePais } from '@jornada/contract/limites/calls.ts';
import type { Regla } from '@jornada/domain/limites/modelo.ts';
import { DayField, TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { SwitchField } from '@jornada/web/form/switch-row.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { useLimitWords } from '@jornada/features/limites/use-limit-words.ts';
import { useMonth } from '../../../shared/month-filters.tsx';
import { minutesOf } from '../../../shared/typed-hours.ts';
import { measuresOf, startOf } from '../model/values.ts';

/** One step of breaks is typed by its two measures. */
type Step = { trabajoMinutos: number; pausaMinutos: number };
const stepOf = (value: Record<string, unknown>): Step | null => {
  const steps = value['escalones'];
  return Array.isArray(steps) ? (steps[0] as Step) : null;
};

/** Another value of one rule from a day on, with its source; or the rule is switched off. */
export function RuleForm({ of, regla }: { of: LimitesDePais; regla: Regla }) {
  const { t, format } = useLimitWords();
  const { days } = useMonth(undefined);
  const { pais, convenio, menores } = of;
  const start = startOf(of, regla);
  const step = stepOf(start);
  const flat = step ? { ...start, ...step } : start;
  const measures = measuresOf(flat, format.duration);
  const typedOf = Object.fromEntries(measures.map(({ nombre, valor }) => [nombre, valor]));
  const minutesTyped = (text: unknown): number => minutesOf(String(text)) ?? Number.NaN;
  const form = useContractForm(limites.guardarReglas, {
    schema: entradaLimites,
    initial: {
      vigente: days.desde,
      isChecked: of.hoy[regla] !== null,
      norma: typeof start['norma'] === 'string' ? start['norma'] : '',
      medidas: typedOf,
    },
    input: ({ vigente, isChecked, norma, medidas }) => {
      const read = Object.fromEntries(
        measures.map(({ nombre, clase }) => {
          const typed = medidas[nombre];
          return [nombre, clase === 'si-no' ? typed : clase === 'horas' ? minutesTyped(typed) : Number(typed)];
        }),
      );
      const { trabajoMinutos, pausaMinutos, ...rest } = read;
      const value = step
        ? { ...rest, escalones: [{ trabajoMinutos, pausaMinutos }, ...((start['escalones'] as Step[] | undefined)?.slice(1) ?? [])] }
        : read;
      return { pais, convenio: convenio?.id ?? null, menores, vigente, reglas: { [regla]: isChecked ? { ...value, norma } : null } };
    },
    names: { [`reglas.${regla}.norma`]: 'norma' },
    check: ({ isChecked, medidas }): Record<string, string> =>
      isChecked
        ? Object.fromEntries(
            measures
              .filter(({ nombre, clase }) => clase === 'horas' && Number.isNaN(minutesTyped(medidas[nombre])))
              .map(({ nombre }) => [`medidas.${nombre}`, t('excesos.decidir.mal')]),
          )
        : {},
    draft: `limites.${pais}.${convenio?.id ?? 0}.${menores}.${regla}`,
    sendsUnchanged: false,
    notice: t('gestion.guardado'),
  });
  return (
    <Form of={form} save={t('limites.reglas.guardar')}>
      <DayField of={form} name="vigente" isKept label={t('limites.reglas.desde')} />
      <SwitchField of={form} name="isChecked" label={t('limites.reglas.comprobar')} />
      {form.values.isChecked && (
        <>
          <Pair>
            {measures
              .filter(({ clase }) => clase !== 'si-no')
              .map(({ nombre, clase }) => (
                <TextField
                  key={nombre}
                  of={form}
                  name={`medidas.${nombre}` as never}
                  inputMode={clase === 'numero' ? 'numeric' : 'text'}
                  label={t(`limites.reglas.medidas.${nombre}`)}
                />
              ))}
          </Pair>
          {measures
            .filter(({ clase }) => clase === 'si-no')
            .map(({ nombre }) => (
              <SwitchField key={nombre} of={form} name={`medidas.${nombre}` as never} label={t(`limites.reglas.medidas.${nombre}`)} />
            ))}
          <TextField of={form} name="norma" label={t('limites.reglas.norma')} description={t('limites.reglas.norma-nota')} />
        </>
      )}
    </Form>
  );
}
