import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Group, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { SolicitudVista } from '@jornada/contract/solicitudes/vistas.ts';
import type { SaldoVista } from '@jornada/contract/vacaciones/vistas.ts';
import type { ModuloSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import { Amount } from '@jornada/ui/amount.tsx';
import { Way } from '@jornada/ui/way.tsx';
import { useExtraWords } from '@jornada/features/solicitudes/extra/use-extra-words.ts';
import { useExpenseWords } from '@jornada/features/solicitudes/gastos/use-expense-words.ts';
import { usePermitWords } from '@jornada/features/solicitudes/permisos/use-permit-words.ts';
import { useRequestWords } from '@jornada/features/solicitudes/use-request-words.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import { BalanceFigure } from '../../../shared/solicitudes/balance-figure.tsx';
import { useExpenses, useOvertime, usePermits } from '../api.ts';
import { modulesOfFilter, type Filter } from '../model/filters.ts';

type Props = {
  ano: number;
  filter: Filter | undefined;
  /** The kinds that the person may use. */
  modules: readonly ModuloSolicitud[];
  items: readonly SolicitudVista[];
  saldo: SaldoVista | undefined;
};

/** What stands above the requests: what is left of the kind that is shown, and the way to its page. */
export function KindHead({ ano, filter, modules, items, saldo }: Props) {
  const { t } = useTranslation();
  const shown = filter === undefined || filter === 'pendientes' ? [] : modulesOfFilter(filter).filter((one) => modules.includes(one));
  return (
    <>
      <Figure ano={ano} filter={filter} modules={modules} items={items} saldo={saldo} />
      {shown.length > 0 && (
        <Group gap="md" justify="center">
          {shown.map((modulo) => (
            <Way
              key={modulo}
              renderRoot={(props) => <Link {...props} to={modulo === 'vacaciones' ? '/vacaciones' : `/${modulo}-list`} search={{ ano }} />}
            >
              {t(`menu.entradas.${modulo}`)}
            </Way>
          ))}
        </Group>
      )}
    </>
  );
}

function Figure({ ano, filter, modules, items, saldo }: Props) {
  if (filter === 'gastos') return modules.includes(filter) && <Money ano={ano} />;
  if (filter === 'horas-extra') return modules.includes(filter) && <Hours ano={ano} />;
  if (filter === 'reservas') return <NextRoom items={items} />;
  return (
    <>
      {saldo && <BalanceFigure saldo={saldo} />}
      {filter === 'ausencias' && modules.includes('permisos') && <Permits ano={ano} />}
    </>
  );
}

/** A number, and what it is. */
function Told({ amount, children }: { amount: string; children?: ReactNode }) {
  return (
    <Stack gap={0} align="center" my="sm" ta="center">
      <Amount>{amount}</Amount>
      <Text c="dimmed">{children}</Text>
    </Stack>
  );
}

function Money({ ano }: { ano: number }) {
  const { t, euros } = useExpenseWords();
  const total = useExpenses(ano).data?.total;
  return total && <Told amount={euros(total.porCobrarCentimos)}>{t('gastos.totales.por-cobrar', { cuando: String(ano) })}</Told>;
}

function Hours({ ano }: { ano: number }) {
  const { t, time } = useExtraWords();
  const { data } = useOvertime(ano);
  if (!data) return null;
  const { limiteMinutos, quedanMinutos } = data.tope;
  if (limiteMinutos === null || quedanMinutos === null) {
    const all = data.tipologias.reduce((sum, one) => sum + one.aprobadosMinutos, 0);
    return <Told amount={t('horas-extra.resumen.sin-tope', { tiempo: time(all), ano })} />;
  }
  const words = t(quedanMinutos < 0 ? 'horas-extra.resumen.pasado' : 'horas-extra.resumen.quedan', {
    tiempo: time(Math.abs(quedanMinutos)),
  });
  return <Told amount={words}>{t('horas-extra.resumen.de', { tope: time(limiteMinutos), ano })}</Told>;
}

/** When a booking begins, as its title says it: `Sala Prado · 9:30 – 11:00`. */
const hourIn = (titulo: string | null): string => (/ · (\d{1,2}:\d\d) – /.exec(titulo ?? '')?.[1] ?? '').padStart(5, '0');

/** The booking that comes next. */
function NextRoom({ items }: Pick<Props, 'items'>) {
  const { t, format, span } = useRequestWords();
  const today = format.dayOf(useMinute());
  const [next] = items
    .filter(({ modulo, hasta, estado }) => modulo === 'reservas' && hasta >= today && (estado === 'aprobada' || estado === 'pendiente'))
    .toSorted((a, b) => a.desde.localeCompare(b.desde) || hourIn(a.titulo).localeCompare(hourIn(b.titulo)));
  return (
    next && (
      <Told amount={format.capitalize(format.relativeDay(next.desde, today))}>
        {t('solicitudes.la-siguiente', { que: next.titulo ?? span(next) })}
      </Told>
    )
  );
}

/** What is left of the permits that have an amount for the year. */
function Permits({ ano }: { ano: number }) {
  const { t, amountOf, format } = usePermitWords();
  const left = (usePermits(ano).data?.items ?? []).flatMap(({ tipo, unidad, contador }) =>
    contador?.queda == null || contador.total === null ? [] : [`${tipo.nombre}, ${amountOf(unidad, contador.queda)}`],
  );
  if (left.length === 0) return null;
  return (
    <Text size="sm" c="dimmed" ta="center" mb="xs">
      {t('solicitudes.quedan-permisos', { cuales: format.list(left) })}
    </Text>
  );
}
