import { useTranslation } from 'react-i18next';
import { entradaDecision, excesos, type DiaExcesoDePersona } from '@jornada/contract/excesos/calls.ts';
import { CATEGORIAS_EXCESO, type CategoriaExceso } from '@jornada/domain/excesos/modelo.ts';
import { LongTextField, TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { minutesOf } from '../../../shared/typed-hours.ts';

type Values = Record<CategoriaExceso, string> & { motivo: string };
const NONE: Record<CategoriaExceso, string> = { pagada: '', descanso: '', 'fuerza-mayor': '', complementaria: '', flexible: '' };

/** How many minutes of a day are of each category, and why. What is left follows the rule. */
export function DecideForm({ of: { persona, fecha, partes } }: { of: DiaExcesoDePersona }) {
  const { t } = useTranslation();
  const format = useFormat();
  const byHand = partes.filter(({ fuente }) => fuente === 'mano');
  const initial: Values = {
    ...NONE,
    ...Object.fromEntries(byHand.map(({ categoria, minutos }) => [categoria, format.duration(minutos)])),
    motivo: '',
  };
  const form = useContractForm(excesos.decidir, {
    schema: entradaDecision,
    which: { persona: persona.id, fecha },
    initial,
    input: ({ motivo, ...typed }) => ({
      motivo,
      partes: CATEGORIAS_EXCESO.flatMap((categoria) => {
        const minutos = typed[categoria].trim() === '' ? 0 : (minutesOf(typed[categoria]) ?? Number.NaN);
        return minutos === 0 ? [] : [{ categoria, minutos }];
      }),
    }),
    check: ({ motivo: _motivo, ...typed }): Record<string, string> =>
      Object.fromEntries(
        CATEGORIAS_EXCESO.filter((one) => typed[one].trim() !== '' && (minutesOf(typed[one]) ?? -1) < 0).map((one) => [
          one,
          t('excesos.decidir.mal'),
        ]),
      ),
    notice: t('excesos.decidir.hecho'),
  });
  return (
    <Form of={form} save={t('excesos.decidir.guardar')}>
      <Pair>
        {CATEGORIAS_EXCESO.map((categoria) => (
          <TextField
            key={categoria}
            of={form}
            name={categoria}
            label={t(`excesos.categorias.${categoria}`)}
            placeholder={t('excesos.decidir.forma')}
            inputMode="text"
            {...(categoria === 'descanso' && { description: t('excesos.decidir.descanso-nota') })}
          />
        ))}
      </Pair>
      <LongTextField of={form} name="motivo" label={t('excesos.decidir.motivo')} />
    </Form>
  );
}
