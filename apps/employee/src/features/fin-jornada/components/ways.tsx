import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { Title } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import type { Format } from '@jornada/i18n';
import { Choice } from '@jornada/ui/choices.tsx';
import { Amount } from '@jornada/ui/amount.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconBriefcase, IconChevronRight, IconClockEdit, IconLayoutList } from '@jornada/ui/icons.ts';
import { Panel } from '@jornada/ui/panel.tsx';
import { RowText } from '@jornada/ui/row-text.tsx';
import { isOneOClock } from '../../../shared/day/hours.ts';
import { toneOf } from '@jornada/features/day/words.ts';
import { endsOf } from '../model/closed-day.ts';
import { offers, type WayToEnd, type Mensaje } from '../model/mensaje.ts';
import { useProyectosHoras } from '../api.ts';
import { realProjects } from '../model/projects.ts';
import classes from '../fin-jornada.module.css';

type Props = {
  hoy: HoyVista;
  mensaje: Mensaje;
  tipo: number;
  format: Format;
  chosen: WayToEnd;
  onChoose: (way: WayToEnd) => void;
};

/** The ways to end the day: radio buttons for choices on this screen, rows with an arrow for other screens. */
export function Ways({ hoy, mensaje, tipo, format, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  const ends = endsOf(hoy);
  const { sugerencia, trabajadoMinutos, diferenciaMinutos, previstoMinutos } = mensaje;
  const params = { tipoid: String(tipo) };
  return (
    <section aria-labelledby="fin-jornada-como">
      <Title id="fin-jornada-como" order={2} mb="xs">
        {t('fin-jornada.como.titulo')}
      </Title>
      <Panel kind="card" p={0}>
        <fieldset className={classes.choices} aria-labelledby="fin-jornada-como">
          <Choice
            group="fin-jornada"
            name={t('fin-jornada.como.igual')}
            detail={ends && format.hourRange(ends.inicio, ends.fin)}
            end={<Outcome worked={trabajadoMinutos} difference={diferenciaMinutos} format={format} />}
            isChosen={chosen === 'igual'}
            onChoose={() => onChoose('igual')}
          />
          {offers(mensaje, 'sugerido') && sugerencia && (
            <Choice
              group="fin-jornada"
              name={t('fin-jornada.como.sugerida')}
              detail={t(isOneOClock(sugerencia, hoy.zona) ? 'fin-jornada.como.salida-una' : 'fin-jornada.como.salida', {
                hora: format.hour(sugerencia),
              })}
              end={
                <Outcome
                  worked={trabajadoMinutos === null ? null : previstoMinutos}
                  difference={diferenciaMinutos === null ? null : 0}
                  format={format}
                />
              }
              isChosen={chosen === 'sugerido'}
              onChoose={() => onChoose('sugerido')}
            />
          )}
        </fieldset>
        {offers(mensaje, 'personalizado') && (
          <Link to="/horario-personalizado/$tipoid" params={params} className={classes.way}>
            <WayText icon={IconClockEdit} name={t('fin-jornada.como.mis-horas')} detail={t('fin-jornada.como.mis-horas-detalle')} />
          </Link>
        )}
        {offers(mensaje, 'presencia') && (
          <Link to="/horario-personalizado-presencia/$tipoid" params={params} className={classes.way}>
            <WayText icon={IconLayoutList} name={t('fin-jornada.como.presencias')} detail={t('fin-jornada.como.presencias-detalle')} />
          </Link>
        )}
        {offers(mensaje, 'proyectos') && (
          <Link to="/proyectos-fin-jornada" search={{ tipo }} className={classes.way}>
            <WayText icon={IconBriefcase} name={t('fin-jornada.como.proyectos')} detail={<ProjectState format={format} />} />
          </Link>
        )}
      </Panel>
    </section>
  );
}

/** The day after this choice. Null minutes: the company hides them. */
function Outcome({ worked, difference, format }: { worked: number | null; difference: number | null; format: Format }) {
  if (worked === null) return null;
  return (
    <>
      <Amount size="md" display="block">
        {format.duration(worked)}
      </Amount>
      {difference !== null && (
        <span className={classes.outcomeDifference} data-tone={toneOf(difference)}>
          {format.balance(difference, '=')}
        </span>
      )}
    </>
  );
}

function WayText({ icon, name, detail }: { icon: Icon; name: string; detail: ReactNode }) {
  return (
    <>
      <Glyph of={icon} size="lg" data-tone="quiet" />
      <RowText miw="6rem" name={name} detail={detail} />
      <Glyph of={IconChevronRight} data-tone="faint" />
    </>
  );
}

/** How many minutes of the day still have no project. */
function ProjectState({ format }: { format: Format }) {
  const { t } = useTranslation();
  const { data } = useProyectosHoras(undefined);
  if (!data || data.trabajadoMinutos === null) return t('fin-jornada.como.proyectos-detalle');
  const left = data.trabajadoMinutos - realProjects(data.items).reduce((sum, { horasMinutos }) => sum + horasMinutos, 0);
  if (left === 0) return t('fin-jornada.como.repartido');
  const key = left > 0 ? 'fin-jornada.como.sin-repartir' : 'fin-jornada.como.sobran';
  return t(key, { tiempo: format.duration(Math.abs(left)) });
}
