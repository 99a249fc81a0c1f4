import { useTranslation } from 'react-i18next';
import { useNavigate } from '@tanstack/react-router';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { ExpectedSearch } from '../components/expected-search.tsx';
import { VisitNotice } from '../components/notice.tsx';
import { StepHead } from '../components/step-head.tsx';
import { TypeCards } from '../components/type-cards.tsx';
import { VisitFoot } from '../components/visit-foot.tsx';
import { VisitFrame } from '../components/visit-frame.tsx';
import { useVisit } from '../model/use-visit.ts';
import classes from '../visitas.module.css';

/** The first step: the notice, and what somebody comes for. */
export function TipoScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { tipos, put } = useVisit();
  const choose = (tipoId: number): void => {
    put({ tipoId, esperada: null });
    void navigate({ to: '/visitas-registro' });
  };
  return (
    <VisitFrame foot={<VisitFoot back="/quiosco" />}>
      <StepHead title={t('visitas.tableta.titulo')} note={t('visitas.tableta.nota')} />
      <div className={classes.body}>
        <VisitNotice />
        <ExpectedSearch />
        {tipos.length === 0 ? (
          <EmptyState title={t('visitas.tableta.sin-tipos')} text={t('visitas.tableta.sin-tipos-texto')} />
        ) : (
          <TypeCards onChoose={choose} />
        )}
      </div>
    </VisitFrame>
  );
}
