import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { Page } from '@jornada/web/page.tsx';
import { useSession } from '@jornada/web/services.tsx';
import { Shell } from '@jornada/web/shell/shell.tsx';
import { useRefreshProfile } from '@jornada/web/shell/use-refresh-profile.ts';
import { HOME_PATH } from '../../shared/settings.ts';
import { IntranetMenu } from './intranet-menu.tsx';
import { PhotoLink } from './photo-link.tsx';

/** The frame of the intranet. Signed-in people who are not admins get a message and are led home. */
export function IntranetShell() {
  const { profile } = useSession();
  useRefreshProfile();
  // Between the end of a session and the log-in there is no profile.
  if (!profile) return null;
  if (!profile.EsAdmin) return <NoAdmin />;
  return <Shell who={profile} menu={IntranetMenu} photoLink={PhotoLink} />;
}

function NoAdmin() {
  const { t } = useTranslation();
  return (
    <Page title={t('intranet.administracion')}>
      <EmptyState
        title={t('intranet.sin-acceso.titulo')}
        text={t('intranet.sin-acceso.texto')}
        action={
          <Button component="a" href={HOME_PATH} variant="default">
            {t('intranet.volver')}
          </Button>
        }
      />
    </Page>
  );
}
