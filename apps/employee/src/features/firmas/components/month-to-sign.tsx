import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { MesParaFirmar } from '@jornada/contract/firmas/vistas.ts';
import { Columns } from '@jornada/ui/columns.tsx';
import { Facts } from '@jornada/ui/facts.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertCircle, IconAlertTriangle, IconHistory, IconHourglass } from '@jornada/ui/icons.ts';
import { Notice } from '@jornada/ui/notice.tsx';
import { Panel } from '@jornada/ui/panel.tsx';
import { StatusPill } from '@jornada/ui/status-pill.tsx';
import { ReadProblem } from '@jornada/web/list/read-problem.tsx';
import { WaitingRows } from '@jornada/web/list/waiting-rows.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useServices } from '../../../shared/services.tsx';
import { useMesParaFirmar } from '../api.ts';
import { LOOK } from '../model.ts';
import { Acts } from './acts.tsx';
import { ObjectSheet } from './object-sheet.tsx';
import { SignForm } from './sign-form.tsx';
import { SignedDays } from './signed-days.tsx';

/** A month as it would be signed: its state, its sums, its days, and beside it the way to confirm it or to say what is wrong. `children` follow that. */
export function MonthToSign({ ano, mes, children }: { ano: number; mes: number; children: ReactNode }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useMesParaFirmar(ano, mes);
  const [isObjecting, setObjecting] = useState(false);
  if (!data) return error ? <ReadProblem error={error} title={t('firmas.no-se-pudo')} onRetry={() => void refetch()} /> : <WaitingRows />;
  return (
    <Columns gap="xl">
      <Stack gap="xl">
        <Head of={data} />
        <Sums of={data} />
        <SignedDays dias={data.dias} />
      </Stack>
      <Stack gap="xl">
        {data.estado !== 'firmado' && (
          <Panel as="section" kind="card" aria-labelledby="firmas-confirmas">
            <Stack gap="md">
              <h2 id="firmas-confirmas">{t('firmas.confirmas')}</h2>
              <Text>{data.texto}</Text>
              <SignForm of={data} />
              <Button variant="subtle" leftSection={<Glyph of={IconAlertCircle} size="sm" />} onClick={() => setObjecting(true)}>
                {t('firmas.mal.boton')}
              </Button>
            </Stack>
          </Panel>
        )}
        {data.actos.length > 0 && <Acts actos={data.actos} />}
        {data.estado === 'firmado' && (
          <Button variant="subtle" leftSection={<Glyph of={IconAlertCircle} size="sm" />} onClick={() => setObjecting(true)}>
            {t('firmas.mal.boton')}
          </Button>
        )}
        {children}
        {isObjecting && <ObjectSheet of={data} onClose={() => setObjecting(false)} />}
      </Stack>
    </Columns>
  );
}

function Head({ of: { ano, mes, estado, plazo } }: { of: MesParaFirmar }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { clock } = useServices();
  const isLate = format.dayOf(clock.now()) > plazo;
  const until = format.date(plazo, 'weekdayDay');
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="sm">
        <Title order={2}>{format.capitalize(format.month(mes, ano))}</Title>
        <StatusPill {...LOOK[estado]}>{t(`firmas.estados.${estado}`)}</StatusPill>
      </Group>
      {estado === 'pendiente' && (
        <Text c="dimmed">
          {t('firmas.que-es')} {isLate ? t('firmas.pasado', { fecha: until }) : t('firmas.hasta', { fecha: until })}
        </Text>
      )}
      {estado === 'cambiado' && (
        <Notice icon={IconHistory} tone="warn" title={t('firmas.estados.cambiado')}>
          {t('firmas.cambio')}
        </Notice>
      )}
      {estado === 'objetado' && (
        <Notice icon={IconHourglass} tone="quiet" title={t('firmas.estados.objetado')}>
          {t('firmas.en-revision')}
        </Notice>
      )}
    </Stack>
  );
}

function Sums({ of: { total } }: { of: MesParaFirmar }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { trabajadoMinutos, efectivoMinutos, nocturnosMinutos, dias, incompletos } = total;
  const paid = trabajadoMinutos - efectivoMinutos;
  return (
    <Stack component="section" gap="sm" aria-label={t('firmas.totales')}>
      <Facts
        areCounts
        items={[
          [t('firmas.trabajado'), format.durationWithUnit(trabajadoMinutos)],
          [t('firmas.efectivo'), format.durationWithUnit(efectivoMinutos)],
          ...(nocturnosMinutos > 0 ? ([[t('firmas.nocturno'), format.durationWithUnit(nocturnosMinutos)]] as const) : []),
          [t('firmas.jornadas'), String(dias)],
        ]}
      />
      <Text c="dimmed">{paid > 0 ? t('firmas.suma.nota', { tiempo: format.durationWithUnit(paid) }) : t('firmas.suma.igual')}</Text>
      {incompletos > 0 && <Notice icon={IconAlertTriangle} tone="warn" title={t('firmas.incompletos', { count: incompletos })} />}
    </Stack>
  );
}
