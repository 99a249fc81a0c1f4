import { useTranslation } from 'react-i18next';
import type { PresupuestoDeProyecto, PresupuestoEnGrafica } from '@jornada/contract/informe-proyectos/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@jornada/ui/icons.ts';
import { useReportWords } from '../use-report-words.ts';
import classes from '../informe.module.css';

const WHOLE = 100;

/** What is said of a budget in a sentence, and whether it is bad. */
function useSentence() {
  const { t } = useTranslation();
  const words = useReportWords();
  return (budget: PresupuestoDeProyecto, hoy: string): { text: string; isBad: boolean } => {
    const { clase, gastado, presupuesto, seAgota, entrega, previstoPorCien, gastadoPorCien } = budget;
    if (gastado > presupuesto)
      return { text: t(`informe-proyectos.frase.pasado-${clase}`, { cuanto: words.amount(budget, gastado - presupuesto) }), isBad: true };
    if (seAgota !== null && (entrega === null || seAgota <= entrega))
      return { text: t(`informe-proyectos.frase.agota-${clase}`, { dia: words.format.daySpan(seAgota, seAgota, hoy).hasta }), isBad: true };
    if (previstoPorCien !== null)
      return { text: t('informe-proyectos.frase.llega', { porcentaje: words.percent(previstoPorCien) }), isBad: previstoPorCien > WHOLE };
    return { text: t('informe-proyectos.frase.lleva', { porcentaje: words.percent(gastadoPorCien) }), isBad: false };
  };
}

/** The sentence about the worst budget. */
export function BudgetHeadline({ of, hoy }: { of: PresupuestoEnGrafica | null; hoy: string }) {
  const { t } = useTranslation();
  const sentenceOf = useSentence();
  if (!of)
    return (
      <h2 className={classes.headline}>
        <Glyph of={IconInfoCircle} size="lg" /> <span>{t('informe-proyectos.frase.ninguno')}</span>
      </h2>
    );
  const { text, isBad } = sentenceOf(of.presupuesto, hoy);
  return (
    <h2 className={classes.headline}>
      <span data-tone={isBad ? 'warn' : 'accent'}>
        <Glyph of={isBad ? IconAlertCircle : IconCircleCheck} size="lg" />
      </span>
      <span>
        {of.proyecto.nombre} <span data-tone={isBad ? 'warn' : undefined}>{text}</span>
      </span>
    </h2>
  );
}
