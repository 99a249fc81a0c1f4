import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import type { MesRetribuidoVista, MotivoRetribucionVista } from '@jornada/contract/retribuciones/calls.ts';
import { usePayWords } from '../use-pay-words.ts';
import classes from '../retribuciones.module.css';

const keyOf = (one: MotivoRetribucionVista): string => (one.motivo === 'linea' ? `${one.clase} ${one.concepto}` : one.motivo);

/** Why a month is not like the one before; of the first month, and of one that is: how its net amount comes about. */
export function Reasons({ of: month, ano }: { of: MesRetribuidoVista; ano: number }) {
  const { t } = useTranslation();
  const words = usePayWords();
  const id = useId();
  const { antes, motivos, mes, neto } = month;
  if (!antes) return <FromGross of={month} note={t('retribuciones.primera')} />;
  const before = words.before(antes, ano);
  if (motivos.length === 0) return <FromGross of={month} note={t('retribuciones.nada-cambia', { mes: before })} />;
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h2 id={id}>{t('retribuciones.por-que', { mes: before })}</h2>
      <dl>
        <PayRow label={words.monthTitle(antes.mes)} detail={t('retribuciones.neto')} value={words.amount(antes.neto)} />
        {motivos.map((one) => (
          <PayRow key={keyOf(one)} {...words.reason(one)} value={words.signed(one.importe)} tone={one.importe > 0 ? 'accent' : undefined} />
        ))}
        <PayRow isResult label={words.monthTitle(mes)} value={words.money(neto)} />
      </dl>
    </section>
  );
}

function FromGross({ of: month, note }: { of: MesRetribuidoVista; note: string }) {
  const { bruto, seguridadSocial, irpf, otrasDeducciones, neto, mes, retribuciones } = month;
  const { t } = useTranslation();
  const words = usePayWords();
  const id = useId();
  const rate = retribuciones[0]?.tipoIrpf ?? null;
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h2 id={id}>{t('retribuciones.de-bruto-a-neto')}</h2>
      <dl>
        <PayRow label={t('retribuciones.bruto')} value={words.amount(bruto)} />
        <PayRow label={t('retribuciones.motivos.seguridad-social')} value={words.amount(-seguridadSocial)} />
        <PayRow label={t('retribuciones.motivos.irpf')} detail={rate === null ? undefined : words.rate(rate)} value={words.amount(-irpf)} />
        {otrasDeducciones !== 0 && <PayRow label={t('retribuciones.otras')} value={words.signed(-otrasDeducciones)} />}
        <PayRow isResult label={words.monthTitle(mes)} value={words.money(neto)} />
      </dl>
      <Text size="sm" c="dimmed" mt="xs">
        {note}
      </Text>
    </section>
  );
}

type RowProps = { label: string; detail?: string | undefined; value: string; tone?: 'accent' | undefined; isResult?: boolean };

/** A row of a sum, with a hairline above it; above what the sum comes to, a double line. */
function PayRow({ label, detail, value, tone, isResult = false }: RowProps) {
  return (
    <div className={classes.ledgerRow} data-result={isResult}>
      <dt>
        {label} {detail && <small>{detail}</small>}
      </dt>
      <dd data-tone={tone}>{value}</dd>
    </div>
  );
}
