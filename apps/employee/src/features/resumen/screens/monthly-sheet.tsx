import { useTranslation } from 'react-i18next';
import { Button, NativeSelect, Stack, Text } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { resumen, type MensualVista } from '@jornada/contract/resumen.ts';
import { Ledger, LedgerRow } from '@jornada/ui/ledger.tsx';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { SmallReadProblem } from '@jornada/web/list/read-problem.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { useServices } from '../../../shared/services.tsx';
import { step, type Period } from '../model/period.ts';
import { useCloseSheet } from '../use-close-sheet.ts';
import { WaitingLines } from '../components/waiting.tsx';

const MONTHS = 12;
const KINDS = ['ordinarias', 'complementarias', 'extraPagadas', 'extraDescanso', 'extraFuerzaMayor'] as const;

/** The ended months, the last one first. */
function endedMonths(hoy: string): Period[] {
  const now: Period = { ano: Number(hoy.slice(0, 4)), mes: Number(hoy.slice(5, 7)) };
  return Array.from({ length: MONTHS }).reduce<Period[]>((all) => [...all, step(all.at(-1) ?? now, -1)], []);
}

/** Ordinary, complementary and overtime hours of a month, as they were handed over: each version stays. */
export function MonthlySheet() {
  const { t } = useTranslation();
  const format = useFormat();
  const close = useCloseSheet();
  const messageOf = useMessageOf();
  const navigate = useNavigate();
  const { clock } = useServices();
  const search = useSearch({ from: '/shell/session/resumen' });
  const months = endedMonths(format.dayOf(clock.now()));
  const chosen = months.find(({ ano, mes }) => ano === search.ano && mes === search.mes) ?? months[0];
  const asked = { ano: chosen?.ano ?? 0, mes: chosen?.mes ?? 0 };
  const { data, error, refetch } = useRead(resumen.mensual, asked);
  const ask = useSend(resumen.pedirMensual);
  return (
    <Sheet title={t('resumen.mensual.titulo')} closeLabel={t('resumen.cerrar')} onClose={close}>
      <Stack gap="md">
        <Text c="dimmed">{t('resumen.mensual.texto')}</Text>
        <NativeSelect
          label={t('resumen.mensual.mes')}
          value={`${asked.ano}-${asked.mes}`}
          data={months.map(({ ano, mes }) => ({ value: `${ano}-${mes}`, label: format.capitalize(format.month(mes ?? 1, ano)) }))}
          onChange={({ currentTarget: { value } }) => {
            const [ano, mes] = value.split('-').map(Number);
            void navigate({ to: '/resumen/mensual', search: { ...search, ano, mes }, replace: true });
          }}
        />
        {!data && (error ? <SmallReadProblem error={error} onRetry={() => void refetch()} /> : <WaitingLines lines={4} />)}
        {data?.items.length === 0 && <EmptyState title={t('resumen.mensual.nada')} text={t('resumen.mensual.nada-texto')} />}
        {data?.items.map((one) => (
          <Version key={one.version} of={one} />
        ))}
        {ask.error && (
          <Text size="sm" c="bad" role="alert">
            {messageOf(ask.error)}
          </Text>
        )}
        {data && (
          <Button variant="default" loading={ask.isPending} onClick={() => ask.mutate(asked)}>
            {data.items.length === 0 ? t('resumen.mensual.pedir') : t('resumen.mensual.poner-al-dia')}
          </Button>
        )}
      </Stack>
    </Sheet>
  );
}

function Version({ of: { version, momento, parcial, total, dias } }: { of: MensualVista }) {
  const { t } = useTranslation();
  const format = useFormat();
  const when = `${format.date(format.dayOf(momento), 'numeric')}, ${format.hour(momento)}`;
  return (
    <Stack component="section" gap="xs" aria-label={t('resumen.mensual.version', { version, cuando: when })}>
      <Text size="sm" c="dimmed">
        {[t('resumen.mensual.version', { version, cuando: when }), parcial && t('resumen.mensual.parcial')].filter(Boolean).join(' · ')}
      </Text>
      <Ledger>
        {KINDS.filter((kind) => kind === 'ordinarias' || total[kind] > 0).map((kind) => (
          <LedgerRow key={kind} label={t(`resumen.mensual.${kind}`)} value={format.duration(total[kind])} />
        ))}
        <LedgerRow kind="result" label={t('resumen.mensual.trabajado')} value={format.duration(total.trabajado)} />
      </Ledger>
      <details>
        <summary>{t('resumen.mensual.dias')}</summary>
        <Ledger>
          {dias.map((dia) => (
            <LedgerRow
              key={dia.fecha}
              label={format.date(dia.fecha, 'weekdayDay')}
              detail={KINDS.filter((kind) => kind !== 'ordinarias' && dia[kind] > 0)
                .map((kind) => `${t(`resumen.mensual.${kind}`)} ${format.duration(dia[kind])}`)
                .join(' · ')}
              value={format.duration(dia.trabajado)}
            />
          ))}
        </Ledger>
      </details>
    </Stack>
  );
}
