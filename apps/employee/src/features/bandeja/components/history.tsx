import { useTranslation } from 'react-i18next';
import type { Icon } from '@tabler/icons-react';
import type { AsuntoVista } from '@jornada/contract/bandeja.ts';
import type { Format } from '@jornada/i18n';
import { IconArrowBackUp, IconCheck, IconHourglassLow, IconPencil, IconX } from '@jornada/ui/icons.ts';
import { Story, type StoryLine } from '@jornada/ui/story.tsx';
import { dayNames } from '@jornada/features/day/hour-on.ts';
import { useMinute } from '@jornada/web/use-minute.ts';

const ICONS: Record<Step['what'], Icon> = {
  propuesta: IconPencil,
  acordada: IconCheck,
  desacuerdo: IconX,
  retirada: IconArrowBackUp,
  falta: IconHourglassLow,
};
const TONES: Record<Step['what'], StoryLine['tone']> = {
  propuesta: 'quiet',
  acordada: 'accent',
  desacuerdo: 'bad',
  retirada: 'quiet',
  falta: 'warn',
};
const TEXTS = {
  propuesta: 'bandeja.historia.propuesta',
  acordada: 'bandeja.historia.acordada',
  desacuerdo: 'bandeja.historia.desacuerdo',
  retirada: 'bandeja.historia.retirada',
} as const;

/** Who proposed it and when, who answered, and who still has to. */
export function History({ asunto, format }: { asunto: AsuntoVista; format: Format }) {
  const { t } = useTranslation();
  const ahora = useMinute();
  const textOf = ({ what, who }: Step): string => {
    if (what === 'falta') return t(missingKeyOf(asunto));
    if (what === 'acordada' && who === null) return t('bandeja.historia.de-antemano');
    return t(TEXTS[what], { autor: who ?? '' });
  };
  return (
    <section>
      <h3>{t('bandeja.historia.titulo')}</h3>
      <Story
        lines={historyOf(asunto)
          .filter(({ what }) => what !== 'falta' || !asunto.cerrado)
          .map((step) => ({
            key: `${step.what}${step.momento}`,
            when: step.momento
              ? `${dayNames(format.dayOf(step.momento), ahora, format).short}, ${format.hour(step.momento)}`
              : t('bandeja.historia.ahora'),
            icon: ICONS[step.what],
            tone: TONES[step.what],
            what: textOf(step),
          }))}
      />
    </section>
  );
}

function missingKeyOf({ puedeResponder, esPropio }: AsuntoVista): string {
  if (puedeResponder) return 'bandeja.historia.falta-tuya';
  return esPropio ? 'bandeja.historia.falta-responsable' : 'bandeja.historia.falta-persona';
}

/** A past or future step of a matter. `who` null: no single person. `momento` null: not yet. */
type Step = {
  what: 'propuesta' | 'acordada' | 'desacuerdo' | 'retirada' | 'falta';
  who: string | null;
  momento: string | null;
};

/** The history of a matter, oldest first. Proposals or answers made together are one step. */
function historyOf({ correcciones }: Pick<AsuntoVista, 'correcciones'>): Step[] {
  const proposed = correcciones.map(({ propuestaPor, propuestaEl }): Step => ({
    what: 'propuesta',
    who: propuestaPor,
    momento: propuestaEl,
  }));
  const resolved = correcciones.flatMap(({ estado, resueltaPor, resueltaEl }): Step[] =>
    estado === 'pendiente' || !resueltaEl ? [] : [{ what: estado, who: resueltaPor, momento: resueltaEl }],
  );
  const isMissing = correcciones.some(({ estado }) => estado === 'pendiente');
  const steps = [...once(proposed), ...once(resolved)].toSorted((a, b) => Temporal.Instant.compare(a.momento ?? '', b.momento ?? ''));
  return isMissing ? [...steps, { what: 'falta', who: null, momento: null }] : steps;
}

const once = (steps: Step[]): Step[] =>
  steps.filter((step, index) => steps.findIndex(({ what, momento }) => what === step.what && momento === step.momento) === index);
