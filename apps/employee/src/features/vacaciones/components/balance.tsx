import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Button, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Amount } from '@jornada/ui/amount.tsx';
import { Block } from '@jornada/ui/skeleton.tsx';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { DayInput } from '@jornada/web/fields/day-input.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { BalanceLedger } from '@jornada/features/solicitudes/balance-ledger.tsx';
import { useRequestWords } from '@jornada/features/solicitudes/use-request-words.ts';
import { BalanceFigure } from '../../../shared/solicitudes/balance-figure.tsx';
import { useSaldo } from '../api.ts';
import classes from '../vacaciones.module.css';

/** What is left of a year, how that comes about, and what it will be on another day. */
export function Balance({ ano, en }: { ano: number; en: string | undefined }) {
  const { t } = useTranslation();
  const { format, days, shortDay } = useRequestWords();
  const query = useSaldo(ano, en);
  const navigate = useNavigate();
  const isDesktop = useIsDesktop();
  const question = useId();
  const ask = (day: string): void =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, en: day === '' ? undefined : day }),
      replace: true,
      resetScroll: false,
    });
  return (
    <Box component="section" mb="md" aria-label={t('vacaciones.saldo.titulo')}>
      <Loaded query={query} waiting={<Waiting />} problem={t('vacaciones.saldo.error')}>
        {({ saldo }) => (
          <>
            {isDesktop || en !== undefined ? (
              <h2 className={classes.left}>
                <Amount>
                  {en === undefined
                    ? t('vacaciones.saldo.te-quedan', { count: saldo.libres, dias: days(saldo.libres) })
                    : t('vacaciones.saldo.tendras', { dias: days(saldo.libres), dia: shortDay(saldo.en) })}
                </Amount>{' '}
                {saldo.caduca && (
                  <Text span c="dimmed" fw={450} ms="xs">
                    {saldo.caduca.dias < saldo.libres
                      ? t('vacaciones.arco.caducan-algunos', {
                          count: saldo.caduca.dias,
                          dias: format.number(saldo.caduca.dias),
                          dia: format.date(saldo.caduca.fecha, 'day'),
                        })
                      : t('vacaciones.saldo.hasta', { dia: format.date(saldo.caduca.fecha, 'day') })}
                  </Text>
                )}
              </h2>
            ) : (
              <BalanceFigure saldo={saldo} />
            )}
            <BalanceLedger saldo={saldo} />
          </>
        )}
      </Loaded>
      <div className={classes.when}>
        <Text id={question} fw={550}>
          {t('vacaciones.saldo.que-dia')}
        </Text>
        <DayInput aria-labelledby={question} value={en ?? ''} min={`${ano}-01-01`} max={`${ano + 1}-12-31`} onChange={ask} />
        {en !== undefined && (
          <Button variant="subtle" onClick={() => ask('')}>
            {t('vacaciones.saldo.hoy')}
          </Button>
        )}
      </div>
    </Box>
  );
}

function Waiting() {
  return (
    <div className={classes.waiting} aria-busy="true">
      <Block width="55%" height="1.75rem" />
      {[80, 70, 75, 60].map((width) => (
        <Block key={width} width={`${width}%`} />
      ))}
    </div>
  );
}
