import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { UnstyledButton } from '@mantine/core';
import { retribuciones, type AnoRetribuidoVista, type MesRetribuidoVista } from '@jornada/contract/retribuciones/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronRight } from '@jornada/ui/icons.ts';
import { useRead } from '@jornada/web/calls.ts';
import { useProfile } from '@jornada/web/services.tsx';
import { useDocumentWords } from '../use-document-words.ts';
import { NewMark } from './new-mark.tsx';
import { DocumentsPart } from './part.tsx';
import { YearBars } from './year-bars.tsx';
import classes from '../documentacion.module.css';

/** The last month that was paid, and the way to why it is not like the one before. Empty for people who may not see pay, or have none. */
export function LatestPay() {
  const { AccesoRetribuciones } = useProfile();
  const { t, dayOf } = useDocumentWords();
  const { data: year } = useRead(retribuciones.propias, {}, { enabled: AccesoRetribuciones });
  const month = year?.meses.at(-1);
  if (!year || !month) return null;
  const unread = month.documentos.find(({ esNuevo }) => esNuevo);
  const mark = unread && <NewMark>{t('mis-documentos.ultima.nueva', { cuando: dayOf(unread.publicado) })}</NewMark>;
  return (
    <DocumentsPart title={t('mis-documentos.ultima.titulo')} note={mark}>
      <UnstyledButton
        className={classes.pay}
        renderRoot={(props: Record<string, unknown>) => <Link {...props} to="/retribuciones" search={{ ano: year.ano, mes: month.mes }} />}
      >
        {year.ocultarImportes ? (
          <Foot says={t('retribuciones.oculto.titulo')} leads={t('retribuciones.titulo')} />
        ) : (
          <Shown year={year} month={month} />
        )}
      </UnstyledButton>
    </DocumentsPart>
  );
}

function Shown({ year, month }: { year: AnoRetribuidoVista; month: MesRetribuidoVista }) {
  const { t, format, today } = useDocumentWords();
  const isThisYear = today.startsWith(String(year.ano));
  const name = format.capitalize(isThisYear ? format.month(month.mes) : format.month(month.mes, year.ano));
  return (
    <>
      <span className={classes.payFigure}>
        <span>
          <small>{t('mis-documentos.ultima.neto', { mes: name })}</small>
          <b>{format.money(month.neto, 'EUR')}</b>
        </span>
        <YearBars of={year} />
      </span>
      <Difference of={month} ano={year.ano} />
    </>
  );
}

function Difference({ of: { neto, antes, motivos }, ano }: { of: MesRetribuidoVista; ano: number }) {
  const { t, format } = useDocumentWords();
  if (!antes) return <Foot leads={t('retribuciones.de-bruto-a-neto')} />;
  const more = neto - antes.neto;
  const mes = antes.ano === ano ? format.month(antes.mes) : format.month(antes.mes, antes.ano);
  // Lines may differ and come to the same amount.
  const leads = motivos.length > 0 ? t('mis-documentos.ultima.por-que') : t('retribuciones.de-bruto-a-neto');
  if (more === 0) return <Foot says={t('retribuciones.como-en', { mes })} leads={leads} />;
  return (
    <Foot
      amount={<b data-tone={more > 0 ? 'accent' : undefined}>{`${more > 0 ? '+' : ''}${format.money(more, 'EUR')}`}</b>}
      says={t('retribuciones.que-en', { mes })}
      leads={leads}
    />
  );
}

function Foot({ amount, says, leads }: { amount?: ReactNode; says?: string; leads: string }) {
  return (
    <span className={classes.payFoot}>
      <span>
        {amount} {says}
      </span>
      <span data-tone="accent">
        {leads}
        <Glyph of={IconChevronRight} />
      </span>
    </span>
  );
}
