import { useTranslation } from 'react-i18next';
import { Link, useSearch } from '@tanstack/react-router';
import { wiki } from '@jornada/contract/wiki/calls.ts';
import { LeadButton } from '@jornada/ui/lead-button.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Page } from '@jornada/web/page.tsx';
import { WriteForm } from '../components/write-form.tsx';

/** Writing an announcement, or changing one. */
export function WriteScreen() {
  const { t } = useTranslation();
  const { id } = useSearch({ from: '/session/wiki/escribir' });
  return (
    <Page
      title={t(id === undefined ? 'wiki.gestion.nuevo' : 'wiki.uno')}
      lead={<LeadButton label={t('wiki.volver')} renderRoot={(props) => <Link to="/wiki" {...props} />} />}
    >
      {id === undefined ? <WriteForm key="nuevo" saved={null} /> : <Saved key={id} id={id} />}
    </Page>
  );
}

function Saved({ id }: { id: number }) {
  const query = useRead(wiki.uno, { id });
  return <Loaded query={query}>{(saved) => <WriteForm saved={saved} />}</Loaded>;
}
