import { useTranslation } from 'react-i18next';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertTriangleFilled } from '@jornada/ui/icons.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import type { TabProps } from './tab-props.ts';
import { Line } from '@jornada/ui/line.tsx';
import { Rows } from '@jornada/ui/rows.tsx';

/** The last recorded days, newest first. */
export function RecordsTab({ persona: { ultimosDias } }: TabProps) {
  const { t } = useTranslation();
  const format = useFormat();
  if (ultimosDias.length === 0) return <p>{t('personas.registros.ninguno')}</p>;
  return (
    <Rows padded>
      {ultimosDias.map(({ fecha, zona, inicio, fin, trabajadoMinutos, incidencias }) => (
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
        </Line>
      ))}
    </Rows>
  );
}
