import { Box, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { SumasGasto } from '@jornada/contract/gastos/vistas.ts';
import { Amount } from '@jornada/ui/amount.tsx';
import { Chips } from '@jornada/ui/chips.tsx';
import { Block } from '@jornada/ui/skeleton.tsx';
import { ExpenseSums } from '@jornada/features/solicitudes/gastos/expense-sums.tsx';
import { useExpenseWords } from '@jornada/features/solicitudes/gastos/use-expense-words.ts';
import { useMeses } from '../api.ts';
import classes from '../gastos.module.css';

/** What is still to be got back in a year or a month, what it is made of, and the months to choose from. A year has what is open of others, and says so. */
export function Totals({ ano, mes }: { ano: number; mes: number | undefined }) {
  const { t, format, euros } = useExpenseWords();
  const { data } = useMeses(ano);
  if (!data) return <Block height="9rem" />;
  if (data.total.gastos === 0) return null;
  const months = data.items;
  const shown = mes === undefined ? data.total : months.find((one) => one.mes === mes);
  const sums: SumasGasto = shown ?? {
    gastos: 0,
    borradorCentimos: 0,
    pedidoCentimos: 0,
    aprobadoCentimos: 0,
    pagadoCentimos: 0,
    porCobrarCentimos: 0,
  };
  const when = mes === undefined ? String(ano) : format.month(mes);
  return (
    <Box component="section" mb="sm" aria-label={t('gastos.totales.titulo', { cuando: when })}>
      <p className={classes.toGet}>
        <Amount>{euros(sums.porCobrarCentimos)}</Amount>
        <Text span c="dimmed">
          {t('gastos.totales.por-cobrar', { cuando: when })}
        </Text>
      </p>
      <ExpenseSums of={sums} />
      {mes === undefined && data.otros.gastos > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('gastos.totales.otros', { count: data.otros.gastos, importe: euros(data.otros.porCobrarCentimos) })}
        </Text>
      )}
      {months.length > 0 && (
        <Chips aria-label={t('gastos.totales.meses')}>
          <MonthLink isChosen={mes === undefined} mes={undefined} name={t('gastos.totales.todo')} count={data.total.gastos} />
          {months.map((one) => (
            <MonthLink
              key={one.mes}
              isChosen={one.mes === mes}
              mes={one.mes}
              name={format.capitalize(format.month(one.mes))}
              count={one.gastos}
            />
          ))}
        </Chips>
      )}
    </Box>
  );
}

type LinkProps = { isChosen: boolean; mes: number | undefined; name: string; count: number };

function MonthLink({ isChosen, mes, name, count }: LinkProps) {
  return (
    <Link to="." search={(was: object) => ({ ...was, mes })} replace resetScroll={false} aria-current={isChosen ? 'true' : undefined}>
      {name} <small>{count}</small>
    </Link>
  );
}
