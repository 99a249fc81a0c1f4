import { Box, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { SaldoVista } from '@jornada/contract/vacaciones/vistas.ts';
import { ArcMiddle } from '@jornada/ui/arc/arc-frame.tsx';
import { BalanceArc } from '@jornada/features/ausencias/balance/balance-arc.tsx';
import { balanceParts } from '@jornada/features/solicitudes/balance-parts.ts';
import { useRequestWords } from '@jornada/features/solicitudes/use-request-words.ts';
import classes from './solicitudes.module.css';

/** What is left of the vacations of a year, as an arc that leads to them. */
export function BalanceFigure({ saldo }: { saldo: SaldoVista }) {
  const { t, format, days } = useRequestWords();
  const { libres, caduca, ano } = saldo;
  const parts = balanceParts(saldo);
  const number = (value: number): string => format.number(value);
  // What the whole is made of, where it is more or less than the right of the year.
  const whole = [
    t('vacaciones.arco.del-ano', { dias: number(saldo.concedidos), ano }),
    saldo.traidos !== 0 && t('vacaciones.arco.traidos', { dias: format.signedNumber(saldo.traidos), antes: ano - 1 }),
    saldo.caducados !== 0 && t('vacaciones.arco.caducados', { dias: format.signedNumber(-saldo.caducados) }),
  ].filter((one) => one !== false);
  const ofAll = t('vacaciones.arco.de', { count: libres, total: number(parts.total) });
  return (
    <Box pb="xs">
      <Link to="/vacaciones" search={{ ano }} className={classes.figureLink}>
        <BalanceArc parts={parts} label={t('vacaciones.arco.frase', { ano, quedan: days(libres), total: number(parts.total) })}>
          <ArcMiddle hero={number(libres)} of={ofAll} />
        </BalanceArc>
      </Link>
      {whole.length > 1 && (
        <Text size="sm" c="dimmed" ta="center">
          {t('vacaciones.arco.de-donde', { total: number(parts.total), sumandos: whole.join(' ') })}
        </Text>
      )}
      <Group justify="center" gap="md" fz="sm">
        <Text span inherit c="dimmed">
          {t('vacaciones.arco.usados', { count: parts.usados, dias: number(parts.usados) })}
        </Text>
        {parts.pedidos > 0 && (
          <Text span inherit c="accent" fw={550}>
            {t('vacaciones.arco.pedidos', { count: parts.pedidos, dias: number(parts.pedidos) })}
          </Text>
        )}
        {caduca && (
          <Text span inherit c="dimmed">
            {caduca.dias < libres
              ? t('vacaciones.arco.caducan-algunos', {
                  count: caduca.dias,
                  dias: number(caduca.dias),
                  dia: format.date(caduca.fecha, 'day'),
                })
              : t('vacaciones.arco.caducan', { dia: format.date(caduca.fecha, 'day') })}
          </Text>
        )}
      </Group>
    </Box>
  );
}
