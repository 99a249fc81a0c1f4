import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { LeadButton } from '@jornada/ui/lead-button.tsx';
import { Pane } from '@jornada/web/list/pane.tsx';
import { Page } from '@jornada/web/page.tsx';
import { OpenedRequest } from '@jornada/features/solicitudes/opened-request.tsx';
import { useChange } from '../api.ts';
import { shiftsOf } from '../model/parts.ts';
import { canAct, ChangeActions } from './change-actions.tsx';
import { ChangeView } from './change-view.tsx';

type Props = { id: number; as: 'page' | 'pane' };

/** The open change: a page of its own on a phone, beside the list where there is room. */
export function OpenedChange({ id, as }: Props) {
  const { t } = useTranslation();
  const query = useChange(id);
  const pane = useRef<HTMLElement>(null);
  const title = t('mis-turnos.vista.titulo');
  useEffect(() => {
    if (as === 'pane') pane.current?.scrollTo(0, 0);
  }, [as]);
  const found = query.data;
  const shifts = shiftsOf(found?.turnos);
  const actions = found && canAct(found.cambio) ? <ChangeActions of={found.cambio} /> : undefined;
  const body = <OpenedRequest query={query}>{({ cambio }) => <ChangeView of={cambio} shifts={shifts} />}</OpenedRequest>;
  if (as === 'pane')
    return (
      <Pane ref={pane} label={title} foot={actions}>
        {body}
      </Pane>
    );
  return (
    <Page
      title={title}
      lead={<LeadButton label={t('mis-turnos.vista.volver')} renderRoot={(props) => <Link {...props} to="/cambio-turnos-list" />} />}
      dock={actions}
    >
      {body}
    </Page>
  );
}
