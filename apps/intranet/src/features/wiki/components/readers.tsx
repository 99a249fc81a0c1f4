import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack, Text } from '@mantine/core';
import { exporteWiki, wiki } from '@jornada/contract/wiki/calls.ts';
import type { ComunicadoEditado, LectorComunicado } from '@jornada/contract/wiki/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconBell, IconDownload } from '@jornada/ui/icons.ts';
import { Line } from '@jornada/ui/line.tsx';
import { RowText } from '@jornada/ui/row-text.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { Ask } from '@jornada/web/list/ask.tsx';
import { More } from '@jornada/web/list/more.tsx';
import { ReadList } from '@jornada/web/list/read-list.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { useList } from '@jornada/web/list/use-list.ts';
import { downloadFrom } from '@jornada/web/native/files.ts';
import { useSession, useWebServices } from '@jornada/web/services.tsx';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { useRowWords } from '../model/use-row-words.ts';

type Cuales = 'faltan' | 'leido' | 'confirmado';

/** Who has read and confirmed an announcement, who has not, one reminder for these, and all of it as a file. */
export function Readers({ of }: { of: ComunicadoEditado }) {
  const { t } = useTranslation();
  const { when } = useRowWords();
  const [cuales, setCuales] = useState<Cuales>('faltan');
  const list = useList(wiki.lectores, { id: of.id, cuales });
  const { alcance, confirmacion } = of;
  const done = confirmacion ? alcance.confirmado : alcance.leido;
  const options: Cuales[] = confirmacion ? ['faltan', 'leido', 'confirmado'] : ['faltan', 'leido'];
  const counts = { faltan: alcance.destinatarios - done, leido: undefined, confirmado: undefined };
  const detailOf = ({ departamento, leido, confirmado }: LectorComunicado): string =>
    [
      departamento,
      confirmado
        ? t('wiki.lectores.confirmado-el', { cuando: when(confirmado) })
        : leido && t('wiki.lectores.leido-el', { cuando: when(leido) }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Section title={t('wiki.lectores.titulo')}>
      <Stack gap="sm">
        <SegmentChoice
          aria-label={t('wiki.lectores.titulo')}
          value={cuales}
          options={options.map((value) => ({ value, label: t(`wiki.lectores.cuales.${value}`), count: counts[value] }))}
          onChoose={setCuales}
        />
        <ReadList list={list} empty={{ title: t(`wiki.lectores.nadie.${cuales}`) }}>
          {(items) => (
            <>
              <Rows padded aria-label={t(`wiki.lectores.cuales.${cuales}`)}>
                {items.map((one) => (
                  <Line key={one.id}>
                    <RowText name={one.nombre} detail={detailOf(one)} />
                  </Line>
                ))}
              </Rows>
              <More list={list} />
            </>
          )}
        </ReadList>
        <Remind of={of} missing={counts.faltan} />
        <ReadersFile id={of.id} />
      </Stack>
    </Section>
  );
}

function Remind({ of: { id, estado, confirmacion, recordado }, missing }: { of: ComunicadoEditado; missing: number }) {
  const { t } = useTranslation();
  const { when } = useRowWords();
  const { notices } = useWebServices();
  const remind = useSend(wiki.recordar, { refreshOnError: true, onSuccess: () => notices.show(t('wiki.lectores.recordado-dicho')) });
  if (!confirmacion || estado !== 'publicado') return null;
  if (recordado) return <Text c="dimmed">{t('wiki.lectores.recordado', { cuando: when(recordado) })}</Text>;
  if (missing === 0) return null;
  return (
    <Ask
      opener={t('wiki.lectores.recordar', { count: missing })}
      openerLook={{ leftSection: <Glyph of={IconBell} size="sm" /> }}
      question={t('wiki.lectores.recordar-pregunta')}
      yes={t('wiki.lectores.recordar', { count: missing })}
      isBusy={remind.isPending}
      error={remind.error}
      onYes={() => remind.mutate({ id })}
    />
  );
}

function ReadersFile({ id }: { id: number }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const { instanceUrl } = useSession();
  const messageOf = useMessageOf();
  const exporting = useSend(wiki.exportar);
  const fetchFile = (): void =>
    exporting.mutate(
      { id },
      {
        // The link works once.
        onSuccess: ({ token }) =>
          downloadFrom(`${instanceUrl ?? ''}${exporteWiki.descargar.path}?${new URLSearchParams({ token }).toString()}`),
        onError: (error) => notices.show(messageOf(error)),
      },
    );
  return (
    <Button variant="default" leftSection={<Glyph of={IconDownload} size="sm" />} loading={exporting.isPending} onClick={fetchFile}>
      {t('wiki.lectores.descargar')}
    </Button>
  );
}
