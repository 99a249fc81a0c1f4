import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import { entradaRetribucion, retribuciones, type RetribucionGestionada } from '@jornada/contract/retribuciones/calls.ts';
import { CLASES_RETRIBUCION } from '@jornada/domain/retribuciones/modelo.ts';
import { Facts } from '@jornada/ui/facts.tsx';
import { DecimalField, MoneyField } from '@jornada/web/form/amount-fields.tsx';
import { SelectField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { PersonSearch } from '../../../shared/person-search.tsx';
import { netOfValues, payInput, payValuesOf } from '../model/pay-values.ts';
import { usePayNames } from '../use-pay-names.ts';
import { PayLines } from './pay-lines.tsx';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
/** Statements of the past are written down, too. */
const YEARS_BACK = 5;

type Props = {
  of: RetribucionGestionada | null;
  /** The month of a new one. */
  month: { ano: number; mes: number } | null;
  onSaved?: (saved: RetribucionGestionada) => void;
};

/** The figures of a statement, and its lines. What is left is reckoned, so that it always agrees. */
export function PayForm({ of, month, onSaved }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const names = usePayNames();
  const { clock } = useWebServices();
  const [year = 0, now = 1] = format.dayOf(clock.now()).split('-').map(Number);
  const form = useContractForm(retribuciones.guardar, {
    schema: entradaRetribucion,
    which: of ? { id: of.id, version: of.version } : undefined,
    initial: payValuesOf(of, month ?? { ano: year, mes: now }),
    input: payInput,
    draft: `retribucion.${of?.id ?? 'nueva'}`,
    notice: t('gestion.guardado'),
    onSaved,
  });
  const { value: persona, set: setPersona, error } = form.field<{ id: number; nombre: string } | null>('persona');
  const net = netOfValues(form.values);
  const years = [...new Set([form.values.ano, ...Array.from({ length: YEARS_BACK + 1 }, (_, index) => year + 1 - index)])].toSorted(
    (a, b) => b - a,
  );
  return (
    <Form of={form} save={t('gestion.guardar')}>
      {!of && (
        <>
          <Facts items={[[t('retribuciones.gestion.persona'), persona?.nombre ?? t('retribuciones.gestion.sin-persona')]]} />
          <PersonSearch label={t('retribuciones.gestion.elegir')} onChoose={(id, nombre) => setPersona({ id, nombre })} />
          {error && (
            <Text size="sm" c="bad" role="alert">
              {t('retribuciones.gestion.falta-persona')}
            </Text>
          )}
        </>
      )}
      <Pair>
        <SelectField
          of={form}
          name="mes"
          label={t('retribuciones.tabla.mes')}
          options={MONTHS.map((mes) => ({ value: mes, label: format.capitalize(format.month(mes)) }))}
        />
        <SelectField
          of={form}
          name="ano"
          label={t('retribuciones.ano')}
          options={years.map((ano) => ({ value: ano, label: String(ano) }))}
        />
      </Pair>
      <SelectField
        of={form}
        name="clase"
        label={t('retribuciones.gestion.clase')}
        options={CLASES_RETRIBUCION.map((clase) => ({ value: clase, label: names.kind(clase) }))}
      />
      <Pair>
        <MoneyField of={form} name="bruto" currency="EUR" label={t('retribuciones.bruto')} />
        <MoneyField of={form} name="seguridadSocial" currency="EUR" label={t('retribuciones.motivos.seguridad-social')} />
      </Pair>
      <Pair>
        <MoneyField of={form} name="irpf" currency="EUR" label={t('retribuciones.motivos.irpf')} />
        <DecimalField
          of={form}
          name="tipoIrpf"
          decimals={2}
          leastDecimals={0}
          unit="%"
          unitName={t('retribuciones.gestion.por-cien')}
          label={t('retribuciones.gestion.tipo-irpf')}
        />
      </Pair>
      <Pair>
        <MoneyField of={form} name="baseIrpf" currency="EUR" label={t('retribuciones.gestion.base-irpf')} />
        <MoneyField of={form} name="otrasDeducciones" currency="EUR" label={t('retribuciones.otras')} />
      </Pair>
      <MoneyField of={form} name="costeEmpresa" currency="EUR" label={t('retribuciones.gestion.coste')} />
      <PayLines of={form} />
      <Facts
        items={[[t('retribuciones.neto-titulo'), <b key="net">{net === null ? t('retribuciones.gestion.sin-neto') : names.money(net)}</b>]]}
      />
    </Form>
  );
}
