import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { proyectos, type EnsayoDeProyectos } from '@jornada/contract/proyectos.ts';
import { LeadButton } from '@jornada/ui/lead-button.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { Actions } from '@jornada/web/form/problem.tsx';
import { Page } from '@jornada/web/page.tsx';
import { useListFile } from '../../../shared/list-files/use-list-file.ts';
import { ChooseProjectsFile } from '../components/choose-projects-file.tsx';
import { ProjectsDone } from '../components/projects-done.tsx';
import { ProjectsDryRun } from '../components/projects-dry-run.tsx';
import { newProjectsDryRun, type ProjectsFile } from '../model/projects-file.ts';

type Tried = { file: ProjectsFile; ensayo: EnsayoDeProyectos };

/** Clients, projects, tasks and hours from a file: choose it, look at what it would do, then do it in one go. */
export function ImportProjectsScreen() {
  const { t } = useTranslation();
  const [tried, setTried] = useState<Tried | null>(null);
  const tryOut = useSend(proyectos.ensayar, { onSuccess: (ensayo, file) => setTried({ file, ensayo }) });
  const apply = useSend(proyectos.importar);
  const forget = () => {
    tryOut.reset();
    apply.reset();
    setTried(null);
  };
  const { read, unread } = useListFile((file) => tryOut.mutate(file));
  const write = ({ file, ensayo }: Tried) =>
    apply.mutate(
      { ...file, huella: ensayo.huella },
      {
        onError: (error) => {
          const changed = newProjectsDryRun(error);
          if (changed) setTried({ file, ensayo: changed });
        },
      },
    );
  const back = <LeadButton label={t('proyectos.importar.volver')} renderRoot={(props) => <Link {...props} to="/proyectos" />} />;
  const lines = tried?.ensayo.cuentas.nuevas ?? 0;
  return (
    <Page title={t('proyectos.importar.titulo')} lead={back}>
      {apply.data && <ProjectsDone of={apply.data} onAnother={forget} />}
      {!apply.data && !tried && (
        <ChooseProjectsFile isBusy={tryOut.isPending} error={unread ?? tryOut.error} onFile={(file) => void read(file)} />
      )}
      {!apply.data && tried && (
        <Stack gap="lg">
          <ProjectsDryRun of={tried.ensayo} />
          <Actions error={apply.error}>
            {lines === 0 ? (
              <Text>{t('proyectos.importar.nada')}</Text>
            ) : (
              <Button loading={apply.isPending} onClick={() => write(tried)}>
                {t('proyectos.importar.aplicar', { count: lines })}
              </Button>
            )}
            <Button variant="default" disabled={apply.isPending} onClick={forget}>
              {t('proyectos.importar.otro')}
            </Button>
          </Actions>
          <Text size="sm" c="dimmed">
            {t('proyectos.importar.anotado')}
          </Text>
        </Stack>
      )}
    </Page>
  );
}
