import { useTranslation } from 'react-i18next';
import { TextInput } from '@mantine/core';
import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import { DocumentPicture } from '@jornada/features/wiki/document-picture.tsx';
import classes from './editor.module.css';

/** A picture while one writes, with the words for those who cannot see it. */
export function PictureInEditor({ node, updateAttributes, selected }: NodeViewProps) {
  const { t } = useTranslation();
  const { ficheroId, alt } = node.attrs as { ficheroId: number | null; alt: string };
  return (
    <NodeViewWrapper className={classes.picture} data-selected={selected} data-drag-handle>
      {ficheroId !== null && <DocumentPicture id={ficheroId} alt={alt} />}
      <TextInput
        label={t('wiki.editor.alt')}
        description={t('wiki.editor.alt-nota')}
        value={alt}
        maxLength={300}
        onChange={({ currentTarget }) => updateAttributes({ alt: currentTarget.value })}
      />
    </NodeViewWrapper>
  );
}
