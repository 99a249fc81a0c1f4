import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from '@tanstack/react-router';
import { CheckRow } from '@jornada/ui/check-row.tsx';
import { Panel } from '@jornada/ui/panel.tsx';
import { Question } from '../components/question.tsx';
import { StepHead } from '../components/step-head.tsx';
import { VisitAction } from '../components/visit-action.tsx';
import { VisitFoot } from '../components/visit-foot.tsx';
import { VisitFrame } from '../components/visit-frame.tsx';
import { hasQuestions, missingAnswers, missingFields } from '../model/draft.ts';
import { useVisit } from '../model/use-visit.ts';
import classes from '../visitas.module.css';

/** The third step, where a type has one: its questions and the safety rules. */
export function PreguntasScreen() {
  const { t } = useTranslation();
  const { draft, put, tipo, send } = useVisit();
  const [hasTried, setTried] = useState(false);
  if (!tipo || !hasQuestions(tipo) || missingFields(draft, tipo).length > 0) return <Navigate to="/visitas-registro" replace />;
  const missing = missingAnswers(draft, tipo);
  const proceed = (): void => {
    setTried(true);
    if (missing.length === 0) send();
  };
  return (
    <VisitFrame foot={<VisitFoot back="/visitas-registro" />}>
      <StepHead title={t('visitas.preguntas.titulo')} note={t('visitas.preguntas.nota', { tipo: tipo.nombre })} step={3} steps={3} />
      <div className={classes.body}>
        {tipo.preguntas
          .filter(({ clase }) => clase !== 'firma')
          .map((question) => (
            <Question
              key={question.id}
              question={question}
              answer={draft.respuestas[question.id] ?? {}}
              isMissing={hasTried && missing.includes(question.id)}
              onAnswer={(answer) => put({ respuestas: { ...draft.respuestas, [question.id]: answer } })}
            />
          ))}
        {tipo.normas && (
          <section>
            <h2 className={classes.label}>{t('visitas.preguntas.normas')}</h2>
            <Panel className={classes.rules} tabIndex={0} role="region" aria-label={t('visitas.preguntas.normas')}>
              {tipo.normas}
            </Panel>
            <CheckRow
              checked={draft.aceptaNormas}
              aria-invalid={hasTried && missing.includes('normas')}
              onChange={({ currentTarget: { checked } }) => put({ aceptaNormas: checked })}
            >
              {t('visitas.preguntas.acepto')}
            </CheckRow>
            {hasTried && missing.includes('normas') && <p className={classes.error}>{t('visitas.tableta.falta')}</p>}
          </section>
        )}
        {tipo.preguntas
          .filter(({ clase }) => clase === 'firma')
          .map((question) => (
            <Question
              key={question.id}
              question={question}
              answer={draft.respuestas[question.id] ?? {}}
              isMissing={hasTried && missing.includes(question.id)}
              onAnswer={(answer) => put({ respuestas: { ...draft.respuestas, [question.id]: answer } })}
            />
          ))}
      </div>
      <VisitAction onPress={proceed} />
    </VisitFrame>
  );
}
