import { useTranslation } from 'react-i18next';
import { Box, Text } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { horasExtra } from '@jornada/contract/horas-extra/calls.ts';
import { Amount } from '@jornada/ui/amount.tsx';
import { IconAlertCircle, IconClockPlus } from '@jornada/ui/icons.ts';
import { Ledger, LedgerRow } from '@jornada/ui/ledger.tsx';
import { Note } from '@jornada/ui/note.tsx';
import { Block } from '@jornada/ui/skeleton.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { ExtraLimit } from '@jornada/features/solicitudes/extra/extra-limit.tsx';
import { partsOf } from '@jornada/features/solicitudes/extra/parts-of.ts';
import { useExtraWords } from '@jornada/features/solicitudes/extra/use-extra-words.ts';
import { useAno } from '../api.ts';
import classes from '../horas-extra.module.css';
import { Proposals } from './proposals.tsx';

type Year = SalidaDe<typeof horasExtra.resumen>;

/** The overtime of a year: what is left of the limit, by kind, the rest to take, and what the record has that nobody asked for. */
export function ExtraYear({ ano }: { ano: number }) {
  const { t } = useTranslation();
  const query = useAno(ano);
  return (
    <Loaded query={query} waiting={<Waiting />} problem={t('horas-extra.resumen.error')}>
      {(year) => (
        <>
          <Box component="section" mb="md" aria-label={t('horas-extra.resumen.titulo')}>
            <Limit of={year} />
            <Kinds of={year} />
            <Sums of={year} />
          </Box>
          {year.propuestas.length > 0 && <Proposals of={year.propuestas} />}
        </>
      )}
    </Loaded>
  );
}

function Limit({ of: { tope, tipologias } }: { of: Year }) {
  const { t, time } = useExtraWords();
  const { ano, limiteMinutos, quedanMinutos, verificada } = tope;
  if (limiteMinutos === null || quedanMinutos === null) {
    const all = tipologias.reduce((sum, one) => sum + one.aprobadosMinutos, 0);
    return (
      <h2 className={classes.left}>
        <Amount>{t('horas-extra.resumen.sin-tope', { tiempo: time(all), ano })}</Amount>
      </h2>
    );
  }
  const isOver = quedanMinutos < 0;
  return (
    <>
      <h2 className={classes.left}>
        <Amount>
          {t(isOver ? 'horas-extra.resumen.pasado' : 'horas-extra.resumen.quedan', { tiempo: time(Math.abs(quedanMinutos)) })}
        </Amount>{' '}
        <Text span c="dimmed" fw={450} ms="xs">
          {t('horas-extra.resumen.de', { tope: time(limiteMinutos), ano })}
        </Text>
      </h2>
      <ExtraLimit of={tope} />
      {!verificada && (
        <Note icon={IconAlertCircle} mt="xs">
          {t('horas-extra.resumen.sin-verificar')}
        </Note>
      )}
    </>
  );
}

function Kinds({ of: { tope, tipologias, porDescansar } }: { of: Year }) {
  const { t, time, kindName, shortDay } = useExtraWords();
  const all = tipologias.reduce((sum, one) => sum + one.aprobadosMinutos + one.pedidosMinutos, 0);
  return (
    <>
      {tipologias.length > 0 && (
        <Box mt="md">
          <Ledger>
            {tipologias.map(({ tipologia, aprobadosMinutos, pedidosMinutos }) => (
              <LedgerRow
                key={tipologia.id}
                label={kindName(tipologia)}
                detail={pedidosMinutos > 0 && t('horas-extra.resumen.esperan', { tiempo: time(pedidosMinutos) })}
                value={time(aprobadosMinutos + pedidosMinutos)}
              />
            ))}
            {tipologias.length > 1 && (
              <LedgerRow kind="result" label={t('horas-extra.resumen.total', { ano: tope.ano })} value={time(all)} />
            )}
          </Ledger>
        </Box>
      )}
      {porDescansar && (
        <Note icon={IconClockPlus} tone="accent" words="ink" mt="sm">
          {porDescansar.caduca
            ? t('horas-extra.resumen.descanso-hasta', { tiempo: time(porDescansar.minutos), dia: shortDay(porDescansar.caduca) })
            : t('horas-extra.resumen.descanso', { tiempo: time(porDescansar.minutos) })}
        </Note>
      )}
    </>
  );
}

/** What was asked for, what the record has, and all that this comes to: as the company exports it. */
function Sums({ of: { suma } }: { of: Year }) {
  const { t, time } = useExtraWords();
  const { pedidosMinutos, encontradosMinutos } = suma;
  if (pedidosMinutos + encontradosMinutos === 0) return null;
  return (
    <Box mt="md">
      <Ledger>
        <LedgerRow label={t('horas-extra.resumen.pedidas')} value={time(pedidosMinutos)} />
        <LedgerRow label={t('horas-extra.resumen.encontradas')} value={time(encontradosMinutos)} />
        {partsOf(suma).map((part) => (
          <LedgerRow key={part} kind="detail" label={t(`horas-extra.partes.${part}`)} value={time(suma[part])} />
        ))}
      </Ledger>
    </Box>
  );
}

function Waiting() {
  return (
    <div className={classes.waiting} aria-busy="true">
      <Block width="55%" height="1.75rem" />
      <Block height="1.75rem" />
      {[80, 70].map((width) => (
        <Block key={width} width={`${width}%`} />
      ))}
    </div>
  );
}
