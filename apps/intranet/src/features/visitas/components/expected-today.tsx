import { useTranslation } from 'react-i18next';
import { visitas } from '@jornada/contract/visitas/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCalendarEvent } from '@jornada/ui/icons.ts';
import { Line } from '@jornada/ui/line.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { Section } from '@jornada/web/list/section.tsx';
import { useFormat } from '@jornada/web/use-format.ts';

/** Milliseconds after which the list is read again while it shows. */
const AGAIN_MS = 60_000;

/** Whom somebody expects today and who has not come yet. */
export function ExpectedToday() {
  const { t } = useTranslation();
  const format = useFormat();
  const items = useRead(visitas.esperadasDeHoy, {}, { refetchInterval: AGAIN_MS }).data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Section title={t('visitas.gestion.esperadas', { count: items.length })}>
      <Rows padded framed>
        {items.map(({ id, nombre, empresa, tipo, centro, anfitrion, hora }) => (
          <Line
            key={id}
            isStrong
            lead={<Glyph of={IconCalendarEvent} data-tone="quiet" />}
            end={hora === null ? t('visitas.gestion.sin-hora') : format.wallHour(hora)}
          >
            {nombre}
            <small>{[empresa, tipo, t('visitas.gestion.visita-a', { nombre: anfitrion }), centro].filter(Boolean).join(' · ')}</small>
          </Line>
        ))}
      </Rows>
    </Section>
  );
}
