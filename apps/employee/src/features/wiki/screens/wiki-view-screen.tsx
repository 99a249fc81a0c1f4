import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from '@tanstack/react-router';
import { ApiError } from '@jornada/client';
import { wiki } from '@jornada/contract/wiki/calls.ts';
import { LeadButton } from '@jornada/ui/lead-button.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Page } from '@jornada/web/page.tsx';
import { useSession } from '@jornada/web/services.tsx';
import { Announcement } from '@jornada/features/wiki/announcement.tsx';
import { NotFound } from '../../../shared/errors/not-found.tsx';
import { useAnnouncement } from '../api.ts';
import { ConfirmDock, hasDock } from '../components/confirm-dock.tsx';

/** An announcement. A person who opens it has read it, or is asked to say so. */
export function WikiViewScreen() {
  const { id } = useParams({ from: '/shell/session/wiki-view/$id' });
  return <Opened key={id} id={Number(id)} />;
}

function Opened({ id }: { id: number }) {
  const { t } = useTranslation();
  const query = useAnnouncement(id);
  const isSimulating = useSession().simulatedUser !== null;
  const { mutate: note } = useSend(wiki.leer, { waits: false });
  const isNew = query.data?.leido === false && !isSimulating;
  const noteRead = useEffectEvent(() => note({ id }));
  useEffect(() => {
    if (isNew) noteRead();
  }, [isNew]);
  // It may have been taken back since, so what is on this device is not shown either.
  if (query.error instanceof ApiError && query.error.code === 'wiki.no-existe') return <NotFound data={{ key: 'comunicado' }} />;
  return (
    <Page
      title={t('wiki.uno')}
      lead={<LeadButton label={t('wiki.volver')} renderRoot={(props) => <Link to="/wiki-list" {...props} />} />}
      dock={query.data && hasDock(query.data) ? <ConfirmDock of={query.data} isSimulating={isSimulating} /> : undefined}
    >
      <Loaded query={query}>{(comunicado) => <Announcement of={comunicado} />}</Loaded>
    </Page>
  );
}
