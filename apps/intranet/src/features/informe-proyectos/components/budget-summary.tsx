import { useTranslation } from 'react-i18next';
import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { informeProyectos, type PresupuestoEnGrafica } from '@jornada/contract/informe-proyectos/calls.ts';
import { Ledger, LedgerRow } from '@jornada/ui/ledger.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { useReportWords } from '../use-report-words.ts';
import classes from '../informe.module.css';

const TENTHS = 10;
const MINUS = '\u2212';

/** The worst budget as a sum, and what can be done: enlarge it, or tell the person who answers for it. */
export function BudgetSummary({ of, canEnlarge }: { of: PresupuestoEnGrafica; canEnlarge: boolean }) {
  const { t } = useTranslation();
  const words = useReportWords();
  const { notices } = useWebServices();
  const messageOf = useMessageOf();
  const telling = useSend(informeProyectos.avisar);
  const { presupuesto: budget, proyecto, responsable } = of;
  const { gastado, previsto, entrega, ritmo, falta, faltaCentimos, semanasDecimas, desde } = budget;
  const amount = (value: number): string => words.amount(budget, value);
  const left = budget.presupuesto - gastado - (previsto ?? 0);
  const first = responsable?.nombre.split(' ')[0] ?? '';
  const resultKey = previsto === null ? (falta > 0 ? 'faltan' : 'quedan') : falta > 0 ? 'faltarian' : 'sobrarian';
  const tell = (): void =>
    telling.mutate(
      { proyecto: proyecto.id },
      {
        onSuccess: () => notices.show(t('informe-proyectos.avisado', { nombre: responsable?.nombre ?? '' })),
        onError: (error) => notices.show(messageOf(error)),
      },
    );
  return (
    <div>
      <p className={classes.until}>
        <span>
          {entrega === null ? t('informe-proyectos.sin-entrega') : t('informe-proyectos.hasta-entrega', { dia: words.day(entrega) })}
        </span>
        <span>{ritmo ? t('informe-proyectos.al-ritmo', { mes: words.month(ritmo.mes) }) : t('informe-proyectos.sin-ritmo')}</span>
      </p>
      <Ledger>
        <LedgerRow label={t('informe-proyectos.cuenta.presupuesto')} value={amount(budget.presupuesto)} />
        <LedgerRow
          label={t('informe-proyectos.cuenta.gastado')}
          detail={desde === null ? undefined : t('informe-proyectos.cuenta.desde', { dia: words.day(desde) })}
          value={`${MINUS}${amount(gastado)}`}
        />
        {previsto !== null && (
          <LedgerRow
            label={t('informe-proyectos.cuenta.previsto')}
            detail={
              ritmo && semanasDecimas !== null
                ? t('informe-proyectos.cuenta.semanas', {
                    semanas: words.format.number(semanasDecimas / TENTHS),
                    ritmo: amount(ritmo.porSemana),
                  })
                : undefined
            }
            value={`${MINUS}${amount(previsto)}`}
          />
        )}
        <LedgerRow
          kind="result"
          label={t(`informe-proyectos.cuenta.${resultKey}`)}
          detail={
            faltaCentimos == null || budget.clase === 'importe'
              ? undefined
              : t('informe-proyectos.cuenta.unos', { importe: words.euros(faltaCentimos) })
          }
          value={amount(falta > 0 ? falta : left)}
          tone={falta > 0 ? 'warn' : 'plain'}
        />
      </Ledger>
      <Group gap="lg" mt="xs">
        {canEnlarge && (
          <Button variant="transparent" px={0} renderRoot={(props) => <Link {...props} to="/proyectos" search={{ ver: proyecto.id }} />}>
            {t('informe-proyectos.ampliar')}
          </Button>
        )}
        {responsable && (
          <Button variant="transparent" px={0} loading={telling.isPending} onClick={tell}>
            {t('informe-proyectos.avisar', { nombre: first })}
          </Button>
        )}
      </Group>
    </div>
  );
}
