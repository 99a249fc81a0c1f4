import { useTranslation } from 'react-i18next';
import { personas, type DiaRegistrado } from '@jornada/contract';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import type { FotoGuardada } from '@jornada/contract/quiosco/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertTriangleFilled } from '@jornada/ui/icons.ts';
import { Line } from '@jornada/ui/line.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { More } from '@jornada/web/list/more.tsx';
import { ReadList } from '@jornada/web/list/read-list.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { useList } from '@jornada/web/list/use-list.ts';
import { ClockingPhotos } from '@jornada/features/quiosco/clocking-photos.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import type { TabProps } from './tab-props.ts';

/** As many days as a month has. The audit log records the first read, so it is not repeated automatically. */
const READING = { size: 31, staleTime: Infinity };

/** The recorded days of a person by month, newest first. */
export function RecordsTab({ persona: { id } }: TabProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const list = useList(personas.dias, { id }, READING);
  return (
    <ReadList list={list} empty={{ title: t('personas.registros.ninguno') }}>
      {(days) => (
        <>
          {[...Map.groupBy(days, ({ fecha }) => fecha.slice(0, 7))].map(([month, ofMonth]) => (
            <Section key={month} title={format.capitalize(format.month(Number(month.slice(5)), Number(month.slice(0, 4))))}>
              <Days personaId={id} days={ofMonth} />
            </Section>
          ))}
          <More list={list} />
        </>
      )}
    </ReadList>
  );
}

/** No kiosk keeps photos longer. */
const MOST_DAYS_KEPT = 91;

function Days({ personaId, days }: { personaId: number; days: readonly DiaRegistrado[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { clock } = useWebServices();
  const [hasta = '', desde = hasta] = [days[0]?.fecha, days.at(-1)?.fecha];
  const oldest = Temporal.PlainDate.from(format.dayOf(clock.now())).subtract({ days: MOST_DAYS_KEPT }).toString();
  const photos = useRead(quiosco.fotos, { personaId, desde, hasta }, { staleTime: Infinity, enabled: hasta >= oldest });
  const ofDay = Map.groupBy(photos.data?.items ?? [], ({ fecha }) => fecha);
  return (
    <Rows padded>
      {days.map(({ fecha, zona, inicio, fin, trabajadoMinutos, incidencias }) => (
        <Line key={fecha} end={trabajadoMinutos === null ? '–' : format.duration(trabajadoMinutos)}>
          {format.date(fecha, 'weekdayDay')}
          <small>
            {inicio === null ? '–' : format.hour(inicio, zona)} – {fin === null ? t('personas.registros.abierta') : format.hour(fin, zona)}
          </small>
          {incidencias.map((incidencia) => (
            <small key={incidencia}>
              <Glyph of={IconAlertTriangleFilled} size="sm" /> {t(`incidencias.${incidencia}.nombre`)}
            </small>
          ))}
          <PhotosOf fotos={ofDay.get(fecha)} />
        </Line>
      ))}
    </Rows>
  );
}

/** On most days there are none. */
const PhotosOf = ({ fotos }: { fotos: readonly FotoGuardada[] | undefined }) => fotos && <ClockingPhotos fotos={fotos} />;
