import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconPlus } from '@jornada/ui/icons.ts';
import { HostField } from '../components/host-field.tsx';
import { VisitNotice } from '../components/notice.tsx';
import { StepHead } from '../components/step-head.tsx';
import { TypeCards } from '../components/type-cards.tsx';
import { VisitAction } from '../components/visit-action.tsx';
import { VisitField } from '../components/visit-field.tsx';
import { VisitFoot } from '../components/visit-foot.tsx';
import { VisitFrame } from '../components/visit-frame.tsx';
import { hasQuestions, missingFields } from '../model/draft.ts';
import { useVisit } from '../model/use-visit.ts';
import kiosk from '../../../shared/quiosco/kiosk.module.css';
import classes from '../visitas.module.css';

/** The second step: who it is, and whom they visit. */
export function RegistroScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { draft, put, tipo, send } = useVisit();
  const [hasTried, setTried] = useState(false);
  const [hasContact, setContact] = useState(draft.contacto !== '');
  if (!tipo) return <Navigate to="/visitas-tipo" replace />;
  const missing = missingFields(draft, tipo);
  const isMissing = (name: string): boolean => hasTried && missing.includes(name);
  const goesOn = hasQuestions(tipo);
  const steps = goesOn ? 3 : 2;
  const proceed = (): void => {
    setTried(true);
    if (missing.length > 0) {
      document.getElementsByName(`visita-${missing[0] ?? ''}`)[0]?.focus();
      return;
    }
    if (goesOn) void navigate({ to: '/visitas-preguntas' });
    else send();
  };
  const { esperada } = draft;
  const asksNothing = !tipo.pideMatricula && !tipo.pideDocumento;
  return (
    <VisitFrame foot={<VisitFoot back="/visitas-tipo" />}>
      {esperada ? (
        <StepHead
          title={t('visitas.esperadas.hola', { nombre: esperada.nombre })}
          note={t(asksNothing ? 'visitas.esperadas.nota-nada' : 'visitas.esperadas.nota', { anfitrion: esperada.anfitrion })}
          step={2}
          steps={steps}
        />
      ) : (
        <StepHead title={t('visitas.tableta.quien-eres')} note={t('visitas.tableta.quien-eres-nota')} step={2} steps={steps} />
      )}
      <div className={classes.body}>
        {!esperada && <TypeCards onChoose={(tipoId) => put({ tipoId })} />}
        <div className={classes.pair}>
          {!esperada && <VisitField name="nombre" isMissing={isMissing('nombre')} />}
          {!esperada && <VisitField name="empresa" isMissing={false} />}
          {tipo.pideMatricula && <VisitField name="matricula" isMissing={isMissing('matricula')} />}
          {tipo.pideDocumento && (
            <VisitField name="documento" isMissing={isMissing('documento')} note={t('visitas.tableta.documento-nota')} />
          )}
          {hasContact && <VisitField name="contacto" isMissing={false} />}
        </div>
        {!esperada && tipo.anfitrion !== 'no' && <HostField isMissing={isMissing('anfitrion')} />}
        <div>
          <VisitNotice />
          {!hasContact && (
            <Button variant="transparent" className={kiosk.way} onClick={() => setContact(true)} leftSection={<Glyph of={IconPlus} />}>
              {t('visitas.tableta.dejar-contacto')}
            </Button>
          )}
        </div>
      </div>
      {goesOn ? (
        <Button className={classes.action} onClick={proceed}>
          {t('visitas.tableta.seguir')}
        </Button>
      ) : (
        <VisitAction onPress={proceed} />
      )}
    </VisitFrame>
  );
}
