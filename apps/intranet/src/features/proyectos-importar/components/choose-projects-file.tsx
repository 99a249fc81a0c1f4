import { useTranslation } from 'react-i18next';
import { Box, Button, Stack, Text } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconDownload, IconUpload } from '@jornada/ui/icons.ts';
import { FileButton } from '@jornada/web/files/file-button.tsx';
import { Actions } from '@jornada/web/form/problem.tsx';
import { ACCEPTED } from '../../../shared/list-files/list-files.ts';
import { saveProjectsTemplate } from '../model/projects-file.ts';

type Props = { isBusy: boolean; error: unknown; onFile: (file: File) => void };

/** What a file is like, and the button to choose one. A file can also be dropped here. */
export function ChooseProjectsFile({ isBusy, error, onFile }: Props) {
  const { t } = useTranslation();
  return (
    <Box
      maw="40rem"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file && !isBusy) onFile(file);
      }}
    >
      <Stack gap="md">
        <h2>{t('proyectos.importar.elige')}</h2>
        <Text c="dimmed">{t('proyectos.importar.elige-texto')}</Text>
        <Text c="dimmed">{t('proyectos.importar.elige-otros')}</Text>
        <Text c="dimmed">{t('proyectos.importar.elige-fechas')}</Text>
        <Text c="dimmed">{t('proyectos.importar.nada-todavia')}</Text>
        <Actions error={error}>
          <FileButton
            accept={ACCEPTED}
            variant="filled"
            leftSection={<Glyph of={IconUpload} />}
            label={t('proyectos.importar.boton')}
            isBusy={isBusy}
            onFile={onFile}
          />
          <Button variant="default" leftSection={<Glyph of={IconDownload} />} onClick={() => saveProjectsTemplate(t)}>
            {t('proyectos.importar.plantilla')}
          </Button>
        </Actions>
      </Stack>
    </Box>
  );
}
