import { useTranslation } from 'react-i18next';
import { Group, Stack, Text } from '@mantine/core';
import { informeProyectos, type FacturacionVista } from '@jornada/contract/informe-proyectos/calls.ts';
import { RowText } from '@jornada/ui/row-text.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { Ask } from '@jornada/web/list/ask.tsx';
import { More } from '@jornada/web/list/more.tsx';
import { ReadList } from '@jornada/web/list/read-list.tsx';
import { useList } from '@jornada/web/list/use-list.ts';
import { useReportWords } from '../use-report-words.ts';

/** What was marked as billed, once; it can be taken back, and then says who did so. */
function Billing({ of }: { of: FacturacionVista }) {
  const { t } = useTranslation();
  const words = useReportWords();
  const annulling = useSend(informeProyectos.anularFacturacion, { refreshOnError: true });
  const { id, proyecto, referencia, hasta, minutos, importeCentimos, autor, momento, anulada } = of;
  const on = (instant: string): string => words.format.date(words.format.dayOf(instant), 'dayYear');
  const amount = [words.hours(minutos), importeCentimos == null ? null : words.format.money(importeCentimos, 'EUR')]
    .filter(Boolean)
    .join(' · ');
  return (
    <Stack component="li" gap="xs" py="sm">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <RowText
          name={`${referencia} · ${proyecto.nombre}`}
          detail={[
            t('informe-proyectos.facturar.horas-hasta', { dia: words.day(hasta) }),
            t('informe-proyectos.facturar.por', { nombre: autor, dia: on(momento) }),
          ].join(' · ')}
        />
        <Text component="span" td={anulada ? 'line-through' : undefined} c={anulada ? 'dimmed' : undefined}>
          {amount}
        </Text>
      </Group>
      {anulada ? (
        <Text size="sm" c="dimmed">
          {t('informe-proyectos.facturar.anulada-por', { nombre: anulada.autor, dia: on(anulada.momento) })}
        </Text>
      ) : (
        <div>
          <Ask
            opener={t('informe-proyectos.facturar.anular')}
            openerLabel={`${t('informe-proyectos.facturar.anular')} ${referencia}`}
            question={t('informe-proyectos.facturar.anular-pregunta')}
            yes={t('informe-proyectos.facturar.anular')}
            isBad
            isBusy={annulling.isPending}
            error={annulling.error}
            onYes={() => annulling.mutate({ id })}
          >
            {t('informe-proyectos.facturar.anular-nota')}
          </Ask>
        </div>
      )}
    </Stack>
  );
}

export function Billings() {
  const { t } = useTranslation();
  const list = useList(informeProyectos.facturaciones, {});
  return (
    <ReadList list={list} empty={{ title: t('informe-proyectos.facturar.hechas-vacio') }}>
      {(items) => (
        <>
          <Rows aria-label={t('informe-proyectos.facturar.hechas')}>
            {items.map((one) => (
              <Billing key={one.id} of={one} />
            ))}
          </Rows>
          {list.isInParts && <More list={list} />}
        </>
      )}
    </ReadList>
  );
}
