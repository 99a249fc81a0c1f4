import { useTranslation } from 'react-i18next';
import { entradaTipoGasto, gastos } from '@jornada/contract/gastos/calls.ts';
import type { TipoGestionadoGasto } from '@jornada/contract/gastos/gestion.ts';
import { CATEGORIAS_GASTO } from '@jornada/domain/gastos/modelo.ts';
import { MoneyField } from '@jornada/web/form/amount-fields.tsx';
import { SelectField, TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { SwitchField } from '@jornada/web/form/switch-row.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';

const JUSTIFICANTES = ['siempre', 'desde', 'nunca'] as const;
type Justificante = (typeof JUSTIFICANTES)[number];

const receiptOf = (desde: number | null): Justificante => {
  if (desde === null) return 'nunca';
  return desde === 0 ? 'siempre' : 'desde';
};

type Props = { tipo: TipoGestionadoGasto | null; onSaved?: (saved: TipoGestionadoGasto) => void };

/** Name, account and rules of a type of expense. What it is for never changes. */
export function TypeForm({ tipo, onSaved }: Props) {
  const { t } = useTranslation();
  const form = useContractForm(gastos.guardarTipo, {
    schema: entradaTipoGasto,
    which: tipo ? { id: tipo.id, version: tipo.version } : undefined,
    initial: {
      nombre: tipo?.nombre ?? '',
      categoria: tipo?.categoria ?? 'comida',
      cuenta: tipo?.cuenta ?? '',
      justificante: receiptOf(tipo ? tipo.justificanteDesdeCentimos : 0),
      justificanteDesdeCentimos: tipo?.justificanteDesdeCentimos || null,
      limiteDiaCentimos: tipo?.limiteDiaCentimos ?? null,
      limiteImpide: tipo?.limiteImpide ?? false,
      activo: tipo?.activo ?? true,
    },
    input: ({ justificante, justificanteDesdeCentimos, nombre, cuenta, ...same }) => ({
      ...same,
      nombre: nombre || null,
      cuenta: cuenta || null,
      justificanteDesdeCentimos: justificante === 'desde' ? justificanteDesdeCentimos : justificante === 'siempre' ? 0 : null,
    }),
    check: ({ justificante, justificanteDesdeCentimos }): Record<string, string> =>
      justificante === 'desde' && justificanteDesdeCentimos === null ? { justificanteDesdeCentimos: t('validacion.obligatorio') } : {},
    draft: `gastos.tipo.${tipo?.id ?? 'nuevo'}`,
    notice: t('gestion.guardado'),
    onSaved,
  });
  const { categoria, justificante, limiteDiaCentimos } = form.values;
  return (
    <Form of={form} save={t(tipo ? 'gestion.guardar' : 'gastos.ajustes.crear-tipo')}>
      {!tipo && (
        <SelectField
          of={form}
          name="categoria"
          label={t('gastos.ajustes.categoria')}
          options={CATEGORIAS_GASTO.map((value) => ({ value, label: t(`gastos.categorias.${value}`) }))}
        />
      )}
      <TextField
        of={form}
        name="nombre"
        label={t('gastos.ajustes.nombre')}
        placeholder={t(`gastos.categorias.${categoria}`)}
        description={t('gastos.ajustes.nombre-nota')}
      />
      <TextField of={form} name="cuenta" label={t('gastos.ajustes.cuenta')} description={t('gastos.ajustes.cuenta-nota')} />
      <Pair>
        <SelectField
          of={form}
          name="justificante"
          label={t('gastos.ajustes.justificante')}
          options={JUSTIFICANTES.map((value) => ({ value, label: t(`gastos.ajustes.justificantes.${value}`) }))}
        />
        {justificante === 'desde' && (
          <MoneyField of={form} name="justificanteDesdeCentimos" currency="EUR" label={t('gastos.ajustes.justificante-desde')} />
        )}
      </Pair>
      <MoneyField
        of={form}
        name="limiteDiaCentimos"
        currency="EUR"
        label={t('gastos.ajustes.limite')}
        description={t('gastos.ajustes.limite-nota')}
      />
      {limiteDiaCentimos !== null && (
        <SwitchField
          of={form}
          name="limiteImpide"
          label={t('gastos.ajustes.limite-impide')}
          note={t('gastos.ajustes.limite-impide-nota')}
        />
      )}
      {tipo && <SwitchField of={form} name="activo" label={t('gastos.ajustes.en-uso')} note={t('gastos.ajustes.en-uso-nota')} />}
    </Form>
  );
}
