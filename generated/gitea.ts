// Written by codegen from spec/. Do not edit: change spec/ and run `make generate`.
export interface paths {
    readonly "/admin/actions/jobs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["listAdminWorkflowJobs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/actions/runners": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getAdminRunners"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/actions/runners/{runner_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getAdminRunner"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["deleteAdminRunner"];
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["updateAdminRunner"];
        readonly trace?: never;
    };
    readonly "/admin/actions/runners/registration-token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["adminCreateRunnerRegistrationToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/actions/runs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["listAdminWorkflowRuns"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/cron": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["adminCronList"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/cron/{task}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["adminCronRun"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/emails": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["adminGetAllEmails"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/emails/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["adminSearchEmails"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/hooks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["adminListHooks"];
        readonly put?: never;
        readonly post: operations["adminCreateHook"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/hooks/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["adminGetHook"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["adminDeleteHook"];
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["adminEditHook"];
        readonly trace?: never;
    };
    readonly "/admin/orgs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["adminGetAllOrgs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/packages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["adminListPackages"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/unadopted": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["adminUnadoptedList"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/unadopted/{owner}/{repo}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["adminAdoptRepository"];
        readonly delete: operations["adminDeleteUnadoptedRepository"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/users": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["adminSearchUsers"];
        readonly put?: never;
        readonly post: operations["adminCreateUser"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/users/{username}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["adminDeleteUser"];
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["adminEditUser"];
        readonly trace?: never;
    };
    readonly "/admin/users/{username}/badges": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["adminListUserBadges"];
        readonly put?: never;
        readonly post: operations["adminAddUserBadges"];
        readonly delete: operations["adminDeleteUserBadges"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/users/{username}/keys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["adminCreatePublicKey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/users/{username}/keys/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["adminDeleteUserPublicKey"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/users/{username}/orgs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["adminCreateOrg"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/users/{username}/rename": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["adminRenameUser"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/users/{username}/repos": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["adminCreateRepo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/gitignore/templates": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["listGitignoresTemplates"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/gitignore/templates/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getGitignoreTemplateInfo"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/label/templates": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["listLabelTemplates"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/label/templates/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getLabelTemplateInfo"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/licenses": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["listLicenseTemplates"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/licenses/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getLicenseTemplateInfo"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/markdown": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["renderMarkdown"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/markdown/raw": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["renderMarkdownRaw"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/markup": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["renderMarkup"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/notifications": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["notifyGetList"];
        readonly put: operations["notifyReadList"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/notifications/new": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["notifyNewAvailable"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/notifications/threads/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["notifyGetThread"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["notifyReadThread"];
        readonly trace?: never;
    };
    readonly "/org/{org}/repos": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** @deprecated */
        readonly post: operations["createOrgRepoDeprecated"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orgs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["orgGetAll"];
        readonly put?: never;
        readonly post: operations["orgCreate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orgs/{org}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["orgGet"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["orgDelete"];
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["orgEdit"];
        readonly trace?: never;
    };
    readonly "/orgs/{org}/actions/jobs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getOrgWorkflowJobs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orgs/{org}/actions/runners": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getOrgRunners"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orgs/{org}/actions/runners/{runner_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getOrgRunner"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["deleteOrgRunner"];
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["updateOrgRunner"];
        readonly trace?: never;
    };
    readonly "/orgs/{org}/actions/runners/registration-token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["orgCreateRunnerRegistrationToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orgs/{org}/actions/runs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getOrgWorkflowRuns"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orgs/{org}/actions/secrets": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["orgListActionsSecrets"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orgs/{org}/actions/secrets/{secretname}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put: operations["updateOrgSecret"];
        readonly post?: never;
        readonly delete: operations["deleteOrgSecret"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orgs/{org}/actions/variables": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getOrgVariablesList"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orgs/{org}/actions/variables/{variablename}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getOrgVariable"];
        readonly put: operations["updateOrgVariable"];
        readonly post: operations["createOrgVariable"];
        readonly delete: operations["deleteOrgVariable"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orgs/{org}/activities/feeds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["orgListActivityFeeds"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orgs/{org}/avatar": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["orgUpdateAvatar"];
        readonly delete: operations["orgDeleteAvatar"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orgs/{org}/blocks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["organizationListBlocks"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orgs/{org}/blocks/{username}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["organizationCheckUserBlock"];
        readonly put: operations["organizationBlockUser"];
        readonly post?: never;
        readonly delete: operations["organizationUnblockUser"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orgs/{org}/hooks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["orgListHooks"];
        readonly put?: never;
        readonly post: operations["orgCreateHook"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orgs/{org}/hooks/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["orgGetHook"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["orgDeleteHook"];
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["orgEditHook"];
        readonly trace?: never;
    };
    readonly "/orgs/{org}/labels": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["orgListLabels"];
        readonly put?: never;
        readonly post: operations["orgCreateLabel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orgs/{org}/labels/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["orgGetLabel"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["orgDeleteLabel"];
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["orgEditLabel"];
        readonly trace?: never;
    };
    readonly "/orgs/{org}/members": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["orgListMembers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orgs/{org}/members/{username}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["orgIsMember"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["orgDeleteMember"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orgs/{org}/projects": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["orgListProjects"];
        readonly put?: never;
        readonly post: operations["orgCreateProject"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orgs/{org}/projects/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["orgGetProject"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["orgDeleteProject"];
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["orgEditProject"];
        readonly trace?: never;
    };
    readonly "/orgs/{org}/projects/{id}/columns": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["orgListProjectColumns"];
        readonly put?: never;
        readonly post: operations["orgCreateProjectColumn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orgs/{org}/projects/{id}/columns/{column_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["orgGetProjectColumn"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["orgDeleteProjectColumn"];
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["orgEditProjectColumn"];
        readonly trace?: never;
    };
    readonly "/orgs/{org}/projects/{id}/columns/{column_id}/default": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["orgSetDefaultProjectColumn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orgs/{org}/projects/{id}/columns/{column_id}/issues": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["orgListProjectColumnIssues"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orgs/{org}/projects/{id}/columns/{column_id}/issues/{issue_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["orgAddIssueToProjectColumn"];
        readonly delete: operations["orgRemoveIssueFromProjectColumn"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orgs/{org}/projects/{id}/columns/move": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["orgMoveProjectColumns"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orgs/{org}/projects/{id}/issues/{issue_id}/move": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["orgMoveProjectIssue"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orgs/{org}/public_members": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["orgListPublicMembers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orgs/{org}/public_members/{username}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["orgIsPublicMember"];
        readonly put: operations["orgPublicizeMember"];
        readonly post?: never;
        readonly delete: operations["orgConcealMember"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orgs/{org}/rename": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["renameOrg"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orgs/{org}/repos": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["orgListRepos"];
        readonly put?: never;
        readonly post: operations["createOrgRepo"];
        readonly delete: operations["orgDeleteRepos"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orgs/{org}/teams": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["orgListTeams"];
        readonly put?: never;
        readonly post: operations["orgCreateTeam"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orgs/{org}/teams/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["teamSearch"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/packages/{owner}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["listPackages"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/packages/{owner}/{type}/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["listPackageVersions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["deletePackage"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/packages/{owner}/{type}/{name}/-/latest": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getLatestPackageVersion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/packages/{owner}/{type}/{name}/-/link/{repo_name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["linkPackage"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/packages/{owner}/{type}/{name}/-/unlink": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["unlinkPackage"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/packages/{owner}/{type}/{name}/{version}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getPackage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["deletePackageVersion"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/packages/{owner}/{type}/{name}/{version}/files": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["listPackageFiles"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGet"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["repoDelete"];
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["repoEdit"];
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/actions/artifacts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getArtifacts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/actions/artifacts/{artifact_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getArtifact"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["deleteArtifact"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/actions/artifacts/{artifact_id}/zip": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["downloadArtifact"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/actions/jobs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["listWorkflowJobs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/actions/jobs/{job_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getWorkflowJob"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/actions/jobs/{job_id}/logs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["downloadActionsRunJobLogs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/actions/runners": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getRepoRunners"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/actions/runners/{runner_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getRepoRunner"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["deleteRepoRunner"];
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["updateRepoRunner"];
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/actions/runners/registration-token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["repoCreateRunnerRegistrationToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/actions/runs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getWorkflowRuns"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/actions/runs/{run}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["GetWorkflowRun"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["deleteActionRun"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/actions/runs/{run}/approve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["approveWorkflowRun"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/actions/runs/{run}/artifacts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getArtifactsOfRun"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/actions/runs/{run}/attempts/{attempt}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getWorkflowRunAttempt"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/actions/runs/{run}/attempts/{attempt}/jobs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["listWorkflowRunAttemptJobs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/actions/runs/{run}/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["cancelWorkflowRun"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/actions/runs/{run}/force-cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["forceCancelWorkflowRun"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/actions/runs/{run}/jobs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["listWorkflowRunJobs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/actions/runs/{run}/jobs/{job_id}/rerun": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["rerunWorkflowJob"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/actions/runs/{run}/logs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getWorkflowRunLogs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/actions/runs/{run}/rerun": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["rerunWorkflowRun"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/actions/runs/{run}/rerun-failed-jobs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["rerunFailedWorkflowRun"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/actions/secrets": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoListActionsSecrets"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/actions/secrets/{secretname}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put: operations["updateRepoSecret"];
        readonly post?: never;
        readonly delete: operations["deleteRepoSecret"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/actions/tasks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["ListActionTasks"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/actions/variables": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getRepoVariablesList"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/actions/variables/{variablename}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getRepoVariable"];
        readonly put: operations["updateRepoVariable"];
        readonly post: operations["createRepoVariable"];
        readonly delete: operations["deleteRepoVariable"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/actions/workflows": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["ActionsListRepositoryWorkflows"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/actions/workflows/{workflow_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["ActionsGetWorkflow"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/actions/workflows/{workflow_id}/disable": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put: operations["ActionsDisableWorkflow"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["ActionsDispatchWorkflow"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/actions/workflows/{workflow_id}/enable": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put: operations["ActionsEnableWorkflow"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["ActionsListWorkflowRuns"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/activities/feeds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoListActivityFeeds"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/archive/{archive}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetArchive"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/assignees": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetAssignees"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/assignees/{assignee}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoCheckAssignee"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/avatar": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["repoUpdateAvatar"];
        readonly delete: operations["repoDeleteAvatar"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/branch_protections": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoListBranchProtection"];
        readonly put?: never;
        readonly post: operations["repoCreateBranchProtection"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/branch_protections/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetBranchProtection"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["repoDeleteBranchProtection"];
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["repoEditBranchProtection"];
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/branch_protections/priority": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["repoUpdateBranchProtectionPriories"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/branches": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoListBranches"];
        readonly put?: never;
        readonly post: operations["repoCreateBranch"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/branches/{branch}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetBranch"];
        readonly put: operations["repoUpdateBranch"];
        readonly post?: never;
        readonly delete: operations["repoDeleteBranch"];
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["repoRenameBranch"];
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/collaborators": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoListCollaborators"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/collaborators/{collaborator}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoCheckCollaborator"];
        readonly put: operations["repoAddCollaborator"];
        readonly post?: never;
        readonly delete: operations["repoDeleteCollaborator"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/collaborators/{collaborator}/permission": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetRepoPermissions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/commits": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetAllCommits"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/commits/{ref}/status": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetCombinedStatusByRef"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/commits/{ref}/statuses": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoListStatusesByRef"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/commits/{sha}/pull": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetCommitPullRequest"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/compare/{basehead}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoCompareDiff"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/contents": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetContentsList"];
        readonly put?: never;
        readonly post: operations["repoChangeFiles"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/contents-ext/{filepath}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetContentsExt"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/contents/{filepath}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetContents"];
        readonly put: operations["repoUpdateFile"];
        readonly post: operations["repoCreateFile"];
        readonly delete: operations["repoDeleteFile"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/diffpatch": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["repoApplyDiffPatch"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/editorconfig/{filepath}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetEditorConfig"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/file-contents": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetFileContents"];
        readonly put?: never;
        readonly post: operations["repoGetFileContentsPost"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/forks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["listForks"];
        readonly put?: never;
        readonly post: operations["createFork"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/git/blobs/{sha}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["GetBlob"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/git/commits/{sha}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetSingleCommit"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/git/commits/{sha}.{diffType}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoDownloadCommitDiffOrPatch"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/git/notes/{sha}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetNote"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/git/refs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoListAllGitRefs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/git/refs/{ref}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoListGitRefs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/git/tags/{sha}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["GetAnnotatedTag"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/git/trees/{sha}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["GetTree"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/hooks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoListHooks"];
        readonly put?: never;
        readonly post: operations["repoCreateHook"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/hooks/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetHook"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["repoDeleteHook"];
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["repoEditHook"];
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/hooks/{id}/tests": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["repoTestHook"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/hooks/git": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoListGitHooks"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/hooks/git/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetGitHook"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["repoDeleteGitHook"];
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["repoEditGitHook"];
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/issue_config": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetIssueConfig"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/issue_config/validate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoValidateIssueConfig"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/issue_templates": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetIssueTemplates"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/issues": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["issueListIssues"];
        readonly put?: never;
        readonly post: operations["issueCreateIssue"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/issues/{index}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["issueGetIssue"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["issueDelete"];
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["issueEditIssue"];
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/issues/{index}/assets": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["issueListIssueAttachments"];
        readonly put?: never;
        readonly post: operations["issueCreateIssueAttachment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/issues/{index}/assets/{attachment_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["issueGetIssueAttachment"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["issueDeleteIssueAttachment"];
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["issueEditIssueAttachment"];
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/issues/{index}/assignees": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["issueAddAssignees"];
        readonly delete: operations["issueRemoveAssignees"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/issues/{index}/assignees/{assignee}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["issueCheckAssignee"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/issues/{index}/blocks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["issueListBlocks"];
        readonly put?: never;
        readonly post: operations["issueCreateIssueBlocking"];
        readonly delete: operations["issueRemoveIssueBlocking"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/issues/{index}/comments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["issueGetComments"];
        readonly put?: never;
        readonly post: operations["issueCreateComment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/issues/{index}/comments/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** @deprecated */
        readonly delete: operations["issueDeleteCommentDeprecated"];
        readonly options?: never;
        readonly head?: never;
        /** @deprecated */
        readonly patch: operations["issueEditCommentDeprecated"];
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/issues/{index}/deadline": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["issueEditIssueDeadline"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/issues/{index}/dependencies": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["issueListIssueDependencies"];
        readonly put?: never;
        readonly post: operations["issueCreateIssueDependencies"];
        readonly delete: operations["issueRemoveIssueDependencies"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/issues/{index}/labels": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["issueGetLabels"];
        readonly put: operations["issueReplaceLabels"];
        readonly post: operations["issueAddLabel"];
        readonly delete: operations["issueClearLabels"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/issues/{index}/labels/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["issueRemoveLabel"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/issues/{index}/lock": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put: operations["issueLockIssue"];
        readonly post?: never;
        readonly delete: operations["issueUnlockIssue"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/issues/{index}/pin": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["pinIssue"];
        readonly delete: operations["unpinIssue"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/issues/{index}/pin/{position}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["moveIssuePin"];
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/issues/{index}/reactions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["issueGetIssueReactions"];
        readonly put?: never;
        readonly post: operations["issuePostIssueReaction"];
        readonly delete: operations["issueDeleteIssueReaction"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/issues/{index}/stopwatch/delete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["issueDeleteStopWatch"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/issues/{index}/stopwatch/start": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["issueStartStopWatch"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/issues/{index}/stopwatch/stop": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["issueStopStopWatch"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/issues/{index}/subscriptions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["issueSubscriptions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/issues/{index}/subscriptions/{user}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put: operations["issueAddSubscription"];
        readonly post?: never;
        readonly delete: operations["issueDeleteSubscription"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/issues/{index}/subscriptions/check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["issueCheckSubscription"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/issues/{index}/timeline": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["issueGetCommentsAndTimeline"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/issues/{index}/times": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["issueTrackedTimes"];
        readonly put?: never;
        readonly post: operations["issueAddTime"];
        readonly delete: operations["issueResetTime"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/issues/{index}/times/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["issueDeleteTime"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/issues/comments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["issueGetRepoComments"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/issues/comments/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["issueGetComment"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["issueDeleteComment"];
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["issueEditComment"];
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/issues/comments/{id}/assets": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["issueListIssueCommentAttachments"];
        readonly put?: never;
        readonly post: operations["issueCreateIssueCommentAttachment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/issues/comments/{id}/assets/{attachment_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["issueGetIssueCommentAttachment"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["issueDeleteIssueCommentAttachment"];
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["issueEditIssueCommentAttachment"];
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/issues/comments/{id}/reactions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["issueGetCommentReactions"];
        readonly put?: never;
        readonly post: operations["issuePostCommentReaction"];
        readonly delete: operations["issueDeleteCommentReaction"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/issues/pinned": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoListPinnedIssues"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/keys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoListKeys"];
        readonly put?: never;
        readonly post: operations["repoCreateKey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/keys/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetKey"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["repoDeleteKey"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/keys/tokens": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["repoCreateDeployToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/labels": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["issueListLabels"];
        readonly put?: never;
        readonly post: operations["issueCreateLabel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/labels/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["issueGetLabel"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["issueDeleteLabel"];
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["issueEditLabel"];
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/languages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetLanguages"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/licenses": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetLicenses"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/media/{filepath}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetRawFileOrLFS"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/merge-upstream": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["repoMergeUpstream"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/milestones": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["issueGetMilestonesList"];
        readonly put?: never;
        readonly post: operations["issueCreateMilestone"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/milestones/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["issueGetMilestone"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["issueDeleteMilestone"];
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["issueEditMilestone"];
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/mirror-sync": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["repoMirrorSync"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/new_pin_allowed": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoNewPinAllowed"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/notifications": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["notifyGetRepoList"];
        readonly put: operations["notifyReadRepoList"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/projects": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoListProjects"];
        readonly put?: never;
        readonly post: operations["repoCreateProject"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/projects/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetProject"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["repoDeleteProject"];
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["repoEditProject"];
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/projects/{id}/columns": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoListProjectColumns"];
        readonly put?: never;
        readonly post: operations["repoCreateProjectColumn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/projects/{id}/columns/{column_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetProjectColumn"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["repoDeleteProjectColumn"];
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["repoEditProjectColumn"];
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/projects/{id}/columns/{column_id}/default": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["repoSetDefaultProjectColumn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/projects/{id}/columns/{column_id}/issues": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoListProjectColumnIssues"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/projects/{id}/columns/{column_id}/issues/{issue_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["repoAddIssueToProjectColumn"];
        readonly delete: operations["repoRemoveIssueFromProjectColumn"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/projects/{id}/columns/move": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["repoMoveProjectColumns"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/projects/{id}/issues/{issue_id}/move": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["repoMoveProjectIssue"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/pulls": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoListPullRequests"];
        readonly put?: never;
        readonly post: operations["repoCreatePullRequest"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/pulls/{base}/{head}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetPullRequestByBaseHead"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/pulls/{index}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetPullRequest"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["repoEditPullRequest"];
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/pulls/{index}.{diffType}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoDownloadPullDiffOrPatch"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/pulls/{index}/comments/{id}/replies": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["repoCreatePullReviewCommentReply"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/pulls/{index}/commits": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetPullRequestCommits"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/pulls/{index}/files": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetPullRequestFiles"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/pulls/{index}/merge": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoPullRequestIsMerged"];
        readonly put?: never;
        readonly post: operations["repoMergePullRequest"];
        readonly delete: operations["repoCancelScheduledAutoMerge"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/pulls/{index}/requested_reviewers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["repoCreatePullReviewRequests"];
        readonly delete: operations["repoDeletePullReviewRequests"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/pulls/{index}/reviews": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoListPullReviews"];
        readonly put?: never;
        readonly post: operations["repoCreatePullReview"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/pulls/{index}/reviews/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetPullReview"];
        readonly put?: never;
        readonly post: operations["repoSubmitPullReview"];
        readonly delete: operations["repoDeletePullReview"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/pulls/{index}/reviews/{id}/comments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetPullReviewComments"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/pulls/{index}/reviews/{id}/dismissals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["repoDismissPullReview"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/pulls/{index}/reviews/{id}/undismissals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["repoUnDismissPullReview"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/pulls/{index}/update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["repoUpdatePullRequest"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/pulls/comments/{id}/resolve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["repoResolvePullReviewComment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/pulls/comments/{id}/unresolve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["repoUnresolvePullReviewComment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/pulls/pinned": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoListPinnedPullRequests"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/push_mirrors": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoListPushMirrors"];
        readonly put?: never;
        readonly post: operations["repoAddPushMirror"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/push_mirrors-sync": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["repoPushMirrorSync"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/push_mirrors/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetPushMirrorByRemoteName"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["repoDeletePushMirror"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/raw/{filepath}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetRawFile"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/releases": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoListReleases"];
        readonly put?: never;
        readonly post: operations["repoCreateRelease"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/releases/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetRelease"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["repoDeleteRelease"];
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["repoEditRelease"];
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/releases/{id}/assets": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoListReleaseAttachments"];
        readonly put?: never;
        readonly post: operations["repoCreateReleaseAttachment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/releases/{id}/assets/{attachment_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetReleaseAttachment"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["repoDeleteReleaseAttachment"];
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["repoEditReleaseAttachment"];
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/releases/latest": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetLatestRelease"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/releases/tags/{tag}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetReleaseByTag"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["repoDeleteReleaseByTag"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/reviewers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetReviewers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/signing-key.gpg": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoSigningKey"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/signing-key.pub": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoSigningKeySSH"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/stargazers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoListStargazers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/statuses/{sha}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoListStatuses"];
        readonly put?: never;
        readonly post: operations["repoCreateStatus"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/subscribers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoListSubscribers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/subscription": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userCurrentCheckSubscription"];
        readonly put: operations["userCurrentPutSubscription"];
        readonly post?: never;
        readonly delete: operations["userCurrentDeleteSubscription"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/tag_protections": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoListTagProtection"];
        readonly put?: never;
        readonly post: operations["repoCreateTagProtection"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/tag_protections/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetTagProtection"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["repoDeleteTagProtection"];
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["repoEditTagProtection"];
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/tags": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoListTags"];
        readonly put?: never;
        readonly post: operations["repoCreateTag"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/tags/{tag}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetTag"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["repoDeleteTag"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/teams": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoListTeams"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/teams/{team}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoCheckTeam"];
        readonly put: operations["repoAddTeam"];
        readonly post?: never;
        readonly delete: operations["repoDeleteTeam"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/times": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoTrackedTimes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/times/{user}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @deprecated */
        readonly get: operations["userTrackedTimes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/topics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoListTopics"];
        readonly put: operations["repoUpdateTopics"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/topics/{topic}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put: operations["repoAddTopic"];
        readonly post?: never;
        readonly delete: operations["repoDeleteTopic"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/transfer": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["repoTransfer"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/transfer/accept": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["acceptRepoTransfer"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/transfer/reject": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["rejectRepoTransfer"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/wiki/new": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["repoCreateWikiPage"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/wiki/page/{pageName}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetWikiPage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["repoDeleteWikiPage"];
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["repoEditWikiPage"];
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/wiki/pages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetWikiPages"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{owner}/{repo}/wiki/revisions/{pageName}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetWikiPageRevisions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/{template_owner}/{template_repo}/generate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["generateRepo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/issues/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["issueSearchIssues"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/migrate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["repoMigrate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repos/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoSearch"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/repositories/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["repoGetByID"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/api": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getGeneralAPISettings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/attachment": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getGeneralAttachmentSettings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/repository": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getGeneralRepositorySettings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/ui": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getGeneralUISettings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/signing-key.gpg": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getSigningKey"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/signing-key.pub": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getSigningKeySSH"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/teams/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["orgGetTeam"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["orgDeleteTeam"];
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["orgEditTeam"];
        readonly trace?: never;
    };
    readonly "/teams/{id}/activities/feeds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["orgListTeamActivityFeeds"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/teams/{id}/members": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["orgListTeamMembers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/teams/{id}/members/{username}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["orgListTeamMember"];
        readonly put: operations["orgAddTeamMember"];
        readonly post?: never;
        readonly delete: operations["orgRemoveTeamMember"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/teams/{id}/repos": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["orgListTeamRepos"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/teams/{id}/repos/{org}/{repo}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["orgListTeamRepo"];
        readonly put: operations["orgAddTeamRepository"];
        readonly post?: never;
        readonly delete: operations["orgRemoveTeamRepository"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getCurrentToken"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["deleteCurrentToken"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/topics/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["topicSearch"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userGetCurrent"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/actions/jobs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getUserWorkflowJobs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/actions/runners": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getUserRunners"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/actions/runners/{runner_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getUserRunner"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["deleteUserRunner"];
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["updateUserRunner"];
        readonly trace?: never;
    };
    readonly "/user/actions/runners/registration-token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["userCreateRunnerRegistrationToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/actions/runs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getUserWorkflowRuns"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/actions/secrets/{secretname}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put: operations["updateUserSecret"];
        readonly post?: never;
        readonly delete: operations["deleteUserSecret"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/actions/variables": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getUserVariablesList"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/actions/variables/{variablename}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getUserVariable"];
        readonly put: operations["updateUserVariable"];
        readonly post: operations["createUserVariable"];
        readonly delete: operations["deleteUserVariable"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/applications/oauth2": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userGetOauth2Application"];
        readonly put?: never;
        readonly post: operations["userCreateOAuth2Application"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/applications/oauth2/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userGetOAuth2Application"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["userDeleteOAuth2Application"];
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["userUpdateOAuth2Application"];
        readonly trace?: never;
    };
    readonly "/user/avatar": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["userUpdateAvatar"];
        readonly delete: operations["userDeleteAvatar"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/blocks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userListBlocks"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/blocks/{username}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userCheckUserBlock"];
        readonly put: operations["userBlockUser"];
        readonly post?: never;
        readonly delete: operations["userUnblockUser"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/emails": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userListEmails"];
        readonly put?: never;
        readonly post: operations["userAddEmail"];
        readonly delete: operations["userDeleteEmail"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/followers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userCurrentListFollowers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/following": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userCurrentListFollowing"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/following/{username}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userCurrentCheckFollowing"];
        readonly put: operations["userCurrentPutFollow"];
        readonly post?: never;
        readonly delete: operations["userCurrentDeleteFollow"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/gpg_key_token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getVerificationToken"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/gpg_key_verify": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["userVerifyGPGKey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/gpg_keys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userCurrentListGPGKeys"];
        readonly put?: never;
        readonly post: operations["userCurrentPostGPGKey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/gpg_keys/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userCurrentGetGPGKey"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["userCurrentDeleteGPGKey"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/hooks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userListHooks"];
        readonly put?: never;
        readonly post: operations["userCreateHook"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/hooks/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userGetHook"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["userDeleteHook"];
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["userEditHook"];
        readonly trace?: never;
    };
    readonly "/user/keys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userCurrentListKeys"];
        readonly put?: never;
        readonly post: operations["userCurrentPostKey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/keys/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userCurrentGetKey"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["userCurrentDeleteKey"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/orgs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["orgListCurrentUserOrgs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/projects": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userCurrentListProjects"];
        readonly put?: never;
        readonly post: operations["userCurrentCreateProject"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/projects/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userCurrentGetProject"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["userCurrentDeleteProject"];
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["userCurrentEditProject"];
        readonly trace?: never;
    };
    readonly "/user/projects/{id}/columns": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userCurrentListProjectColumns"];
        readonly put?: never;
        readonly post: operations["userCurrentCreateProjectColumn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/projects/{id}/columns/{column_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userCurrentGetProjectColumn"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["userCurrentDeleteProjectColumn"];
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["userCurrentEditProjectColumn"];
        readonly trace?: never;
    };
    readonly "/user/projects/{id}/columns/{column_id}/default": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["userCurrentSetDefaultProjectColumn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/projects/{id}/columns/{column_id}/issues": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userCurrentListProjectColumnIssues"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/projects/{id}/columns/{column_id}/issues/{issue_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["userCurrentAddIssueToProjectColumn"];
        readonly delete: operations["userCurrentRemoveIssueFromProjectColumn"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/projects/{id}/columns/move": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["userCurrentMoveProjectColumns"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/projects/{id}/issues/{issue_id}/move": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["userCurrentMoveProjectIssue"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/repos": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userCurrentListRepos"];
        readonly put?: never;
        readonly post: operations["createCurrentUserRepo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/settings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getUserSettings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["updateUserSettings"];
        readonly trace?: never;
    };
    readonly "/user/starred": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userCurrentListStarred"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/starred/{owner}/{repo}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userCurrentCheckStarring"];
        readonly put: operations["userCurrentPutStar"];
        readonly post?: never;
        readonly delete: operations["userCurrentDeleteStar"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/stopwatches": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userGetStopWatches"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/subscriptions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userCurrentListSubscriptions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/teams": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userListTeams"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/times": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userCurrentTrackedTimes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/{username}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userGet"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/{username}/activities/feeds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userListActivityFeeds"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/{username}/followers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userListFollowers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/{username}/following": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userListFollowing"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/{username}/following/{target}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userCheckFollowing"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/{username}/gpg_keys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userListGPGKeys"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/{username}/heatmap": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userGetHeatmapData"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/{username}/keys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userListKeys"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/{username}/orgs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["orgListUserOrgs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/{username}/orgs/{org}/permissions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["orgGetUserPermissions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/{username}/projects": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userListProjects"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/{username}/repos": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userListRepos"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/{username}/starred": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userListStarred"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/{username}/subscriptions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userListSubscriptions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/{username}/tokens": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userGetTokens"];
        readonly put?: never;
        readonly post: operations["userCreateToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/{username}/tokens/{token}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["userDeleteAccessToken"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["userSearch"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/version": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getVersion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly AccessToken: {
            /** Format: date-time */
            readonly created_at?: string;
            /** Format: int64 */
            readonly id?: number;
            /** Format: date-time */
            readonly last_used_at?: string;
            readonly name?: string;
            readonly scopes?: readonly string[];
            readonly sha1?: string;
            readonly token_last_eight?: string;
        };
        readonly ActionArtifact: {
            readonly archive_download_url?: string;
            /** Format: date-time */
            readonly created_at?: string;
            readonly expired?: boolean;
            /** Format: date-time */
            readonly expires_at?: string;
            /** Format: int64 */
            readonly id?: number;
            readonly name?: string;
            /** Format: int64 */
            readonly size_in_bytes?: number;
            /** Format: date-time */
            readonly updated_at?: string;
            readonly url?: string;
            readonly workflow_run?: components["schemas"]["ActionWorkflowRun"];
        };
        readonly ActionArtifactsResponse: {
            readonly artifacts?: readonly components["schemas"]["ActionArtifact"][];
            /** Format: int64 */
            readonly total_count?: number;
        };
        readonly ActionRunner: {
            readonly busy?: boolean;
            readonly disabled?: boolean;
            readonly ephemeral?: boolean;
            /** Format: int64 */
            readonly id?: number;
            readonly labels?: readonly components["schemas"]["ActionRunnerLabel"][];
            readonly name?: string;
            readonly status?: string;
        };
        readonly ActionRunnerLabel: {
            /** Format: int64 */
            readonly id?: number;
            readonly name?: string;
            readonly type?: string;
        };
        readonly ActionRunnersResponse: {
            readonly runners?: readonly components["schemas"]["ActionRunner"][];
            /** Format: int64 */
            readonly total_count?: number;
        };
        readonly ActionTask: {
            /** Format: date-time */
            readonly created_at?: string;
            readonly display_title?: string;
            readonly event?: string;
            readonly head_branch?: string;
            readonly head_sha?: string;
            /** Format: int64 */
            readonly id?: number;
            readonly name?: string;
            /** Format: int64 */
            readonly run_number?: number;
            /** Format: date-time */
            readonly run_started_at?: string;
            readonly status?: string;
            /** Format: date-time */
            readonly updated_at?: string;
            readonly url?: string;
            readonly workflow_id?: string;
        };
        readonly ActionTaskResponse: {
            /** Format: int64 */
            readonly total_count?: number;
            readonly workflow_runs?: readonly components["schemas"]["ActionTask"][];
        };
        readonly ActionVariable: {
            readonly data?: string;
            readonly description?: string;
            readonly name?: string;
            /** Format: int64 */
            readonly owner_id?: number;
            /** Format: int64 */
            readonly repo_id?: number;
        };
        readonly ActionWorkflow: {
            readonly badge_url?: string;
            /** Format: date-time */
            readonly created_at?: string;
            /** Format: date-time */
            readonly deleted_at?: string;
            readonly html_url?: string;
            readonly id?: string;
            readonly name?: string;
            readonly path?: string;
            readonly state?: string;
            /** Format: date-time */
            readonly updated_at?: string;
            readonly url?: string;
        };
        readonly ActionWorkflowJob: {
            /** Format: date-time */
            readonly completed_at?: string;
            readonly conclusion?: string;
            /** Format: date-time */
            readonly created_at?: string;
            readonly head_branch?: string;
            readonly head_sha?: string;
            readonly html_url?: string;
            /** Format: int64 */
            readonly id?: number;
            readonly labels?: readonly string[];
            readonly name?: string;
            /** Format: int64 */
            readonly run_attempt?: number;
            /** Format: int64 */
            readonly run_id?: number;
            readonly run_url?: string;
            /** Format: int64 */
            readonly runner_id?: number;
            readonly runner_name?: string;
            /** Format: date-time */
            readonly started_at?: string;
            readonly status?: string;
            readonly steps?: readonly components["schemas"]["ActionWorkflowStep"][];
            readonly url?: string;
        };
        readonly ActionWorkflowJobsResponse: {
            readonly jobs?: readonly components["schemas"]["ActionWorkflowJob"][];
            /** Format: int64 */
            readonly total_count?: number;
        };
        readonly ActionWorkflowResponse: {
            /** Format: int64 */
            readonly total_count?: number;
            readonly workflows?: readonly components["schemas"]["ActionWorkflow"][];
        };
        readonly ActionWorkflowRun: {
            readonly actor?: components["schemas"]["User"];
            readonly artifacts_url?: string;
            readonly cancel_url?: string;
            /** Format: date-time */
            readonly completed_at?: string;
            readonly conclusion?: string;
            /** Format: date-time */
            readonly created_at?: string;
            readonly display_title?: string;
            readonly event?: string;
            readonly head_branch?: string;
            readonly head_repository?: components["schemas"]["Repository"];
            readonly head_sha?: string;
            readonly html_url?: string;
            /** Format: int64 */
            readonly id?: number;
            readonly jobs_url?: string;
            readonly logs_url?: string;
            readonly path?: string;
            readonly previous_attempt_url?: string;
            readonly pull_requests?: readonly components["schemas"]["PullRequestMinimal"][];
            readonly repository?: components["schemas"]["Repository"];
            /** Format: int64 */
            readonly repository_id?: number;
            readonly rerun_url?: string;
            /** Format: int64 */
            readonly run_attempt?: number;
            /** Format: int64 */
            readonly run_number?: number;
            /** Format: date-time */
            readonly started_at?: string;
            readonly status?: string;
            readonly trigger_actor?: components["schemas"]["User"];
            /** Format: date-time */
            readonly updated_at?: string;
            readonly url?: string;
        };
        readonly ActionWorkflowRunsResponse: {
            /** Format: int64 */
            readonly total_count?: number;
            readonly workflow_runs?: readonly components["schemas"]["ActionWorkflowRun"][];
        };
        readonly ActionWorkflowStep: {
            /** Format: date-time */
            readonly completed_at?: string;
            readonly conclusion?: string;
            readonly name?: string;
            /** Format: int64 */
            readonly number?: number;
            /** Format: date-time */
            readonly started_at?: string;
            readonly status?: string;
        };
        readonly Activity: {
            readonly act_user?: components["schemas"]["User"];
            /** Format: int64 */
            readonly act_user_id?: number;
            readonly comment?: components["schemas"]["Comment"];
            /** Format: int64 */
            readonly comment_id?: number;
            readonly content?: string;
            /** Format: date-time */
            readonly created?: string;
            /** Format: int64 */
            readonly id?: number;
            readonly is_private?: boolean;
            /** @enum {string} */
            readonly op_type?: "create_repo" | "rename_repo" | "star_repo" | "watch_repo" | "commit_repo" | "create_issue" | "create_pull_request" | "transfer_repo" | "push_tag" | "comment_issue" | "merge_pull_request" | "close_issue" | "reopen_issue" | "close_pull_request" | "reopen_pull_request" | "delete_tag" | "delete_branch" | "mirror_sync_push" | "mirror_sync_create" | "mirror_sync_delete" | "approve_pull_request" | "reject_pull_request" | "comment_pull" | "publish_release" | "pull_review_dismissed" | "pull_request_ready_for_review" | "auto_merge_pull_request";
            readonly ref_name?: string;
            readonly repo?: components["schemas"]["Repository"];
            /** Format: int64 */
            readonly repo_id?: number;
            /** Format: int64 */
            readonly user_id?: number;
        };
        readonly AddCollaboratorOption: {
            /** @enum {string} */
            readonly permission?: "read" | "write" | "admin";
        };
        readonly AddTimeOption: {
            /** Format: date-time */
            readonly created?: string;
            /** Format: int64 */
            readonly time: number;
            readonly user_name?: string;
        };
        readonly AnnotatedTag: {
            readonly message?: string;
            readonly object?: components["schemas"]["AnnotatedTagObject"];
            readonly sha?: string;
            readonly tag?: string;
            readonly tagger?: components["schemas"]["CommitUser"];
            readonly url?: string;
            readonly verification?: components["schemas"]["PayloadCommitVerification"];
        };
        readonly AnnotatedTagObject: {
            readonly sha?: string;
            readonly type?: string;
            readonly url?: string;
        };
        readonly APIError: {
            readonly message?: string;
            readonly url?: string;
        };
        readonly ApplyDiffPatchFileOptions: {
            readonly author?: components["schemas"]["Identity"];
            readonly branch?: string;
            readonly committer?: components["schemas"]["Identity"];
            readonly content: string;
            readonly dates?: components["schemas"]["CommitDateOptions"];
            readonly force_push?: boolean;
            readonly message?: string;
            readonly new_branch?: string;
            readonly signoff?: boolean;
        };
        readonly Attachment: {
            readonly browser_download_url?: string;
            /** Format: date-time */
            readonly created_at?: string;
            /** Format: int64 */
            readonly download_count?: number;
            /** Format: int64 */
            readonly id?: number;
            readonly name?: string;
            /** Format: int64 */
            readonly size?: number;
            readonly uuid?: string;
        };
        readonly Badge: {
            readonly description?: string;
            /** Format: int64 */
            readonly id?: number;
            readonly image_url?: string;
            readonly slug?: string;
        };
        readonly Branch: {
            readonly commit?: components["schemas"]["PayloadCommit"];
            readonly effective_branch_protection_name?: string;
            readonly enable_status_check?: boolean;
            readonly name?: string;
            readonly protected?: boolean;
            /** Format: int64 */
            readonly required_approvals?: number;
            readonly status_check_contexts?: readonly string[];
            readonly user_can_merge?: boolean;
            readonly user_can_push?: boolean;
        };
        readonly BranchProtection: {
            readonly approvals_whitelist_teams?: readonly string[];
            readonly approvals_whitelist_username?: readonly string[];
            readonly block_admin_merge_override?: boolean;
            readonly block_on_codeowner_reviews?: boolean;
            readonly block_on_official_review_requests?: boolean;
            readonly block_on_outdated_branch?: boolean;
            readonly block_on_rejected_reviews?: boolean;
            readonly branch_name?: string;
            readonly bypass_allowlist_teams?: readonly string[];
            readonly bypass_allowlist_usernames?: readonly string[];
            /** Format: date-time */
            readonly created_at?: string;
            readonly dismiss_stale_approvals?: boolean;
            readonly enable_approvals_whitelist?: boolean;
            readonly enable_bypass_allowlist?: boolean;
            readonly enable_force_push?: boolean;
            readonly enable_force_push_allowlist?: boolean;
            readonly enable_merge_whitelist?: boolean;
            readonly enable_push?: boolean;
            readonly enable_push_whitelist?: boolean;
            readonly enable_status_check?: boolean;
            readonly force_push_allowlist_deploy_keys?: boolean;
            readonly force_push_allowlist_teams?: readonly string[];
            readonly force_push_allowlist_usernames?: readonly string[];
            readonly ignore_stale_approvals?: boolean;
            readonly merge_whitelist_teams?: readonly string[];
            readonly merge_whitelist_usernames?: readonly string[];
            /** Format: int64 */
            readonly priority?: number;
            readonly protected_file_patterns?: string;
            readonly push_whitelist_deploy_keys?: boolean;
            readonly push_whitelist_teams?: readonly string[];
            readonly push_whitelist_usernames?: readonly string[];
            readonly require_signed_commits?: boolean;
            /** Format: int64 */
            readonly required_approvals?: number;
            readonly rule_name?: string;
            readonly status_check_contexts?: readonly string[];
            readonly unprotected_file_patterns?: string;
            /** Format: date-time */
            readonly updated_at?: string;
        };
        readonly ChangedFile: {
            /** Format: int64 */
            readonly additions?: number;
            /** Format: int64 */
            readonly changes?: number;
            readonly contents_url?: string;
            /** Format: int64 */
            readonly deletions?: number;
            readonly filename?: string;
            readonly html_url?: string;
            readonly previous_filename?: string;
            readonly raw_url?: string;
            readonly status?: string;
        };
        readonly ChangeFileOperation: {
            readonly content?: string;
            readonly from_path?: string;
            /** @enum {string} */
            readonly operation: "create" | "update" | "upload" | "rename" | "delete";
            readonly path: string;
            readonly sha?: string;
        };
        readonly ChangeFilesOptions: {
            readonly author?: components["schemas"]["Identity"];
            readonly branch?: string;
            readonly committer?: components["schemas"]["Identity"];
            readonly dates?: components["schemas"]["CommitDateOptions"];
            readonly files: readonly components["schemas"]["ChangeFileOperation"][];
            readonly force_push?: boolean;
            readonly message?: string;
            readonly new_branch?: string;
            readonly signoff?: boolean;
        };
        readonly CombinedStatus: {
            readonly commit_url?: string;
            readonly repository?: components["schemas"]["Repository"];
            readonly sha?: string;
            /** @enum {string} */
            readonly state?: "pending" | "success" | "error" | "failure" | "warning" | "skipped";
            readonly statuses?: readonly components["schemas"]["CommitStatus"][];
            /** Format: int64 */
            readonly total_count?: number;
            readonly url?: string;
        };
        readonly Comment: {
            readonly assets?: readonly components["schemas"]["Attachment"][];
            readonly body?: string;
            /** Format: date-time */
            readonly created_at?: string;
            readonly html_url?: string;
            /** Format: int64 */
            readonly id?: number;
            readonly issue_url?: string;
            readonly original_author?: string;
            /** Format: int64 */
            readonly original_author_id?: number;
            readonly pull_request_url?: string;
            /** Format: date-time */
            readonly updated_at?: string;
            readonly user?: components["schemas"]["User"];
        };
        readonly Commit: {
            readonly author?: components["schemas"]["User"];
            readonly commit?: components["schemas"]["RepoCommit"];
            readonly committer?: components["schemas"]["User"];
            /** Format: date-time */
            readonly created?: string;
            readonly files?: readonly components["schemas"]["CommitAffectedFiles"][];
            readonly html_url?: string;
            readonly parents?: readonly components["schemas"]["CommitMeta"][];
            readonly sha?: string;
            readonly stats?: components["schemas"]["CommitStats"];
            readonly url?: string;
        };
        readonly CommitAffectedFiles: {
            readonly filename?: string;
            readonly status?: string;
        };
        readonly CommitDateOptions: {
            /** Format: date-time */
            readonly author?: string;
            /** Format: date-time */
            readonly committer?: string;
        };
        readonly CommitMeta: {
            /** Format: date-time */
            readonly created?: string;
            readonly sha?: string;
            readonly url?: string;
        };
        readonly CommitStats: {
            /** Format: int64 */
            readonly additions?: number;
            /** Format: int64 */
            readonly deletions?: number;
            /** Format: int64 */
            readonly total?: number;
        };
        readonly CommitStatus: {
            readonly context?: string;
            /** Format: date-time */
            readonly created_at?: string;
            readonly creator?: components["schemas"]["User"];
            readonly description?: string;
            /** Format: int64 */
            readonly id?: number;
            /** @enum {string} */
            readonly status?: "pending" | "success" | "error" | "failure" | "warning" | "skipped";
            readonly target_url?: string;
            /** Format: date-time */
            readonly updated_at?: string;
            readonly url?: string;
        };
        readonly CommitUser: {
            readonly date?: string;
            /** Format: email */
            readonly email?: string;
            readonly name?: string;
        };
        readonly Compare: {
            readonly commits?: readonly components["schemas"]["Commit"][];
            /** Format: int64 */
            readonly total_commits?: number;
        };
        readonly ContentsExtResponse: {
            readonly dir_contents?: readonly components["schemas"]["ContentsResponse"][];
            readonly file_contents?: components["schemas"]["ContentsResponse"];
        };
        readonly ContentsResponse: {
            readonly _links?: components["schemas"]["FileLinksResponse"];
            readonly content?: string;
            readonly download_url?: string;
            readonly encoding?: string;
            readonly git_url?: string;
            readonly html_url?: string;
            /** Format: date-time */
            readonly last_author_date?: string;
            readonly last_commit_message?: string;
            readonly last_commit_sha?: string;
            /** Format: date-time */
            readonly last_committer_date?: string;
            readonly lfs_oid?: string;
            /** Format: int64 */
            readonly lfs_size?: number;
            readonly mode?: string;
            readonly name?: string;
            readonly path?: string;
            readonly sha?: string;
            /** Format: int64 */
            readonly size?: number;
            readonly submodule_git_url?: string;
            readonly target?: string;
            readonly type?: string;
            readonly url?: string;
        };
        readonly CreateAccessTokenOption: {
            readonly name: string;
            readonly scopes?: readonly string[];
        };
        readonly CreateActionWorkflowDispatch: {
            readonly inputs?: {
                readonly [key: string]: string;
            };
            readonly ref: string;
        };
        readonly CreateBranchProtectionOption: {
            readonly approvals_whitelist_teams?: readonly string[];
            readonly approvals_whitelist_username?: readonly string[];
            readonly block_admin_merge_override?: boolean;
            readonly block_on_codeowner_reviews?: boolean;
            readonly block_on_official_review_requests?: boolean;
            readonly block_on_outdated_branch?: boolean;
            readonly block_on_rejected_reviews?: boolean;
            readonly branch_name?: string;
            readonly bypass_allowlist_teams?: readonly string[];
            readonly bypass_allowlist_usernames?: readonly string[];
            readonly dismiss_stale_approvals?: boolean;
            readonly enable_approvals_whitelist?: boolean;
            readonly enable_bypass_allowlist?: boolean;
            readonly enable_force_push?: boolean;
            readonly enable_force_push_allowlist?: boolean;
            readonly enable_merge_whitelist?: boolean;
            readonly enable_push?: boolean;
            readonly enable_push_whitelist?: boolean;
            readonly enable_status_check?: boolean;
            readonly force_push_allowlist_deploy_keys?: boolean;
            readonly force_push_allowlist_teams?: readonly string[];
            readonly force_push_allowlist_usernames?: readonly string[];
            readonly ignore_stale_approvals?: boolean;
            readonly merge_whitelist_teams?: readonly string[];
            readonly merge_whitelist_usernames?: readonly string[];
            /** Format: int64 */
            readonly priority?: number;
            readonly protected_file_patterns?: string;
            readonly push_whitelist_deploy_keys?: boolean;
            readonly push_whitelist_teams?: readonly string[];
            readonly push_whitelist_usernames?: readonly string[];
            readonly require_signed_commits?: boolean;
            /** Format: int64 */
            readonly required_approvals?: number;
            readonly rule_name?: string;
            readonly status_check_contexts?: readonly string[];
            readonly unprotected_file_patterns?: string;
        };
        readonly CreateBranchRepoOption: {
            readonly new_branch_name: string;
            readonly old_branch_name?: string;
            readonly old_ref_name?: string;
        };
        readonly CreateDeployKeyTokenOption: {
            readonly read_only?: boolean;
            readonly title: string;
        };
        readonly CreateEmailOption: {
            readonly emails?: readonly string[];
        };
        readonly CreateFileOptions: {
            readonly author?: components["schemas"]["Identity"];
            readonly branch?: string;
            readonly committer?: components["schemas"]["Identity"];
            readonly content: string;
            readonly dates?: components["schemas"]["CommitDateOptions"];
            readonly force_push?: boolean;
            readonly message?: string;
            readonly new_branch?: string;
            readonly signoff?: boolean;
        };
        readonly CreateForkOption: {
            readonly name?: string;
            readonly organization?: string;
        };
        readonly CreateGPGKeyOption: {
            readonly armored_public_key: string;
            readonly armored_signature?: string;
        };
        readonly CreateHookOption: {
            /** @default false */
            readonly active: boolean;
            readonly authorization_header?: string;
            readonly branch_filter?: string;
            readonly config: components["schemas"]["CreateHookOptionConfig"];
            readonly events?: readonly string[];
            readonly name?: string;
            /** @enum {string} */
            readonly type: "dingtalk" | "discord" | "gitea" | "gogs" | "msteams" | "slack" | "telegram" | "feishu" | "wechatwork" | "packagist";
        };
        readonly CreateHookOptionConfig: {
            readonly channel?: string;
            readonly content_type?: string;
            readonly http_method?: string;
            readonly secret?: string;
            readonly url?: string;
        } & {
            readonly [key: string]: string;
        };
        readonly CreateIssueCommentOption: {
            readonly body: string;
        };
        readonly CreateIssueOption: {
            readonly assignee?: string;
            readonly assignees?: readonly string[];
            readonly body?: string;
            readonly closed?: boolean;
            /** Format: date-time */
            readonly due_date?: string;
            readonly labels?: readonly number[];
            /** Format: int64 */
            readonly milestone?: number;
            readonly projects?: readonly number[];
            readonly ref?: string;
            readonly title: string;
        };
        readonly CreateKeyOption: {
            readonly key: string;
            readonly read_only?: boolean;
            readonly title: string;
        };
        readonly CreateLabelOption: {
            readonly color: string;
            readonly description?: string;
            readonly exclusive?: boolean;
            readonly is_archived?: boolean;
            readonly name: string;
        };
        readonly CreateMilestoneOption: {
            readonly description?: string;
            /** Format: date-time */
            readonly due_on?: string;
            /** @enum {string} */
            readonly state?: "open" | "closed";
            readonly title?: string;
        };
        readonly CreateOAuth2ApplicationOptions: {
            readonly confidential_client?: boolean;
            readonly name?: string;
            readonly redirect_uris?: readonly string[];
            readonly skip_secondary_authorization?: boolean;
        };
        readonly CreateOrgOption: {
            readonly description?: string;
            readonly email?: string;
            readonly full_name?: string;
            readonly location?: string;
            readonly repo_admin_change_team_access?: boolean;
            readonly username: string;
            /** @enum {string} */
            readonly visibility?: "public" | "limited" | "private";
            readonly website?: string;
        };
        readonly CreateOrUpdateSecretOption: {
            readonly data: string;
            readonly description?: string;
        };
        readonly CreateProjectColumnOption: {
            readonly color?: string;
            readonly title: string;
        };
        readonly CreateProjectOption: {
            readonly card_type?: string;
            readonly description?: string;
            readonly template_type?: string;
            readonly title: string;
        };
        readonly CreatePullRequestOption: {
            readonly allow_maintainer_edit?: boolean;
            readonly assignee?: string;
            readonly assignees?: readonly string[];
            readonly base?: string;
            readonly body?: string;
            /** Format: date-time */
            readonly due_date?: string;
            readonly head?: string;
            readonly labels?: readonly number[];
            /** Format: int64 */
            readonly milestone?: number;
            readonly reviewers?: readonly string[];
            readonly team_reviewers?: readonly string[];
            readonly title?: string;
        };
        readonly CreatePullReviewComment: {
            readonly body?: string;
            /** Format: int64 */
            readonly new_position?: number;
            /** Format: int64 */
            readonly old_position?: number;
            readonly path?: string;
        };
        readonly CreatePullReviewCommentReplyOptions: {
            readonly body?: string;
        };
        readonly CreatePullReviewOptions: {
            readonly body?: string;
            readonly comments?: readonly components["schemas"]["CreatePullReviewComment"][];
            readonly commit_id?: string;
            /** @enum {string} */
            readonly event?: "APPROVED" | "PENDING" | "COMMENT" | "REQUEST_CHANGES" | "REQUEST_REVIEW";
        };
        readonly CreatePushMirrorOption: {
            readonly interval?: string;
            readonly remote_address?: string;
            readonly remote_password?: string;
            readonly remote_username?: string;
            readonly sync_on_commit?: boolean;
        };
        readonly CreateReleaseOption: {
            readonly body?: string;
            readonly draft?: boolean;
            readonly name?: string;
            readonly prerelease?: boolean;
            readonly tag_message?: string;
            readonly tag_name: string;
            readonly target_commitish?: string;
        };
        readonly CreateRepoOption: {
            readonly auto_init?: boolean;
            readonly default_branch?: string;
            readonly description?: string;
            readonly gitignores?: string;
            readonly issue_labels?: string;
            readonly license?: string;
            readonly name: string;
            /** @enum {string} */
            readonly object_format_name?: "sha1" | "sha256";
            readonly private?: boolean;
            readonly readme?: string;
            readonly template?: boolean;
            /** @enum {string} */
            readonly trust_model?: "default" | "collaborator" | "committer" | "collaboratorcommitter";
        };
        readonly CreateStatusOption: {
            readonly context?: string;
            readonly description?: string;
            /** @enum {string} */
            readonly state?: "pending" | "success" | "error" | "failure" | "warning" | "skipped";
            readonly target_url?: string;
        };
        readonly CreateTagOption: {
            readonly message?: string;
            readonly tag_name: string;
            readonly target?: string;
        };
        readonly CreateTagProtectionOption: {
            readonly name_pattern?: string;
            readonly whitelist_teams?: readonly string[];
            readonly whitelist_usernames?: readonly string[];
        };
        readonly CreateTeamOption: {
            readonly can_create_org_repo?: boolean;
            readonly description?: string;
            readonly includes_all_repositories?: boolean;
            readonly name: string;
            /** @enum {string} */
            readonly permission?: "read" | "write" | "admin";
            readonly units?: readonly string[];
            readonly units_map?: {
                readonly [key: string]: string;
            };
            /** @enum {string} */
            readonly visibility?: "public" | "limited" | "private";
        };
        readonly CreateUserOption: {
            /** Format: date-time */
            readonly created_at?: string;
            readonly email: string;
            readonly full_name?: string;
            readonly login_name?: string;
            readonly must_change_password?: boolean;
            readonly password?: string;
            readonly restricted?: boolean;
            readonly send_notify?: boolean;
            /** Format: int64 */
            readonly source_id?: number;
            readonly username: string;
            /** @enum {string} */
            readonly visibility?: "public" | "limited" | "private";
        };
        readonly CreateVariableOption: {
            readonly description?: string;
            readonly value: string;
        };
        readonly CreateWikiPageOptions: {
            readonly content_base64?: string;
            readonly message?: string;
            readonly title?: string;
        };
        readonly Cron: {
            /** Format: int64 */
            readonly exec_times?: number;
            readonly name?: string;
            /** Format: date-time */
            readonly next?: string;
            /** Format: date-time */
            readonly prev?: string;
            readonly schedule?: string;
        };
        readonly CurrentAccessToken: {
            /** Format: date-time */
            readonly created_at?: string;
            /** Format: int64 */
            readonly id?: number;
            /** Format: date-time */
            readonly last_used_at?: string;
            readonly name?: string;
            readonly scopes?: readonly string[];
            readonly user?: components["schemas"]["UserMeta"];
        };
        readonly DeleteEmailOption: {
            readonly emails?: readonly string[];
        };
        readonly DeleteFileOptions: {
            readonly author?: components["schemas"]["Identity"];
            readonly branch?: string;
            readonly committer?: components["schemas"]["Identity"];
            readonly dates?: components["schemas"]["CommitDateOptions"];
            readonly force_push?: boolean;
            readonly message?: string;
            readonly new_branch?: string;
            readonly sha: string;
            readonly signoff?: boolean;
        };
        readonly DeployKey: {
            /** Format: date-time */
            readonly created_at?: string;
            readonly fingerprint?: string;
            /** Format: int64 */
            readonly id?: number;
            readonly key?: string;
            /** Format: int64 */
            readonly key_id?: number;
            /** @enum {string} */
            readonly key_type?: "ssh" | "token";
            readonly read_only?: boolean;
            readonly repository?: components["schemas"]["Repository"];
            readonly title?: string;
            readonly token?: string;
            readonly url?: string;
        };
        readonly DismissPullReviewOptions: {
            readonly message?: string;
            readonly priors?: boolean;
        };
        readonly EditActionRunnerOption: {
            readonly disabled: boolean;
        };
        readonly EditAttachmentOptions: {
            readonly name?: string;
        };
        readonly EditBranchProtectionOption: {
            readonly approvals_whitelist_teams?: readonly string[];
            readonly approvals_whitelist_username?: readonly string[];
            readonly block_admin_merge_override?: boolean;
            readonly block_on_codeowner_reviews?: boolean;
            readonly block_on_official_review_requests?: boolean;
            readonly block_on_outdated_branch?: boolean;
            readonly block_on_rejected_reviews?: boolean;
            readonly bypass_allowlist_teams?: readonly string[];
            readonly bypass_allowlist_usernames?: readonly string[];
            readonly dismiss_stale_approvals?: boolean;
            readonly enable_approvals_whitelist?: boolean;
            readonly enable_bypass_allowlist?: boolean;
            readonly enable_force_push?: boolean;
            readonly enable_force_push_allowlist?: boolean;
            readonly enable_merge_whitelist?: boolean;
            readonly enable_push?: boolean;
            readonly enable_push_whitelist?: boolean;
            readonly enable_status_check?: boolean;
            readonly force_push_allowlist_deploy_keys?: boolean;
            readonly force_push_allowlist_teams?: readonly string[];
            readonly force_push_allowlist_usernames?: readonly string[];
            readonly ignore_stale_approvals?: boolean;
            readonly merge_whitelist_teams?: readonly string[];
            readonly merge_whitelist_usernames?: readonly string[];
            /** Format: int64 */
            readonly priority?: number;
            readonly protected_file_patterns?: string;
            readonly push_whitelist_deploy_keys?: boolean;
            readonly push_whitelist_teams?: readonly string[];
            readonly push_whitelist_usernames?: readonly string[];
            readonly require_signed_commits?: boolean;
            /** Format: int64 */
            readonly required_approvals?: number;
            readonly status_check_contexts?: readonly string[];
            readonly unprotected_file_patterns?: string;
        };
        readonly EditDeadlineOption: {
            /** Format: date-time */
            readonly due_date: string;
        };
        readonly EditGitHookOption: {
            readonly content?: string;
        };
        readonly EditHookOption: {
            readonly active?: boolean;
            readonly authorization_header?: string;
            readonly branch_filter?: string;
            readonly config?: {
                readonly channel?: string;
                readonly content_type?: string;
                readonly http_method?: string;
                readonly secret?: string;
                readonly url?: string;
            } & {
                readonly [key: string]: string;
            };
            readonly events?: readonly string[];
            readonly name?: string;
        };
        readonly EditIssueCommentOption: {
            readonly body: string;
        };
        readonly EditIssueOption: {
            readonly assignee?: string;
            readonly assignees?: readonly string[];
            readonly body?: string;
            /** Format: int64 */
            readonly content_version?: number;
            /** Format: date-time */
            readonly due_date?: string;
            /** Format: int64 */
            readonly milestone?: number;
            readonly projects?: readonly number[];
            readonly ref?: string;
            readonly state?: string;
            readonly title?: string;
            readonly unset_due_date?: boolean;
        };
        readonly EditLabelOption: {
            readonly color?: string;
            readonly description?: string;
            readonly exclusive?: boolean;
            readonly is_archived?: boolean;
            readonly name?: string;
        };
        readonly EditMilestoneOption: {
            readonly description?: string;
            /** Format: date-time */
            readonly due_on?: string;
            /** @enum {string} */
            readonly state?: "open" | "closed";
            readonly title?: string;
        };
        readonly EditOrgOption: {
            readonly description?: string;
            readonly email?: string;
            readonly full_name?: string;
            readonly location?: string;
            readonly repo_admin_change_team_access?: boolean;
            /** @enum {string} */
            readonly visibility?: "public" | "limited" | "private";
            readonly website?: string;
        };
        readonly EditProjectColumnOption: {
            readonly color?: string;
            /** Format: int64 */
            readonly sorting?: number;
            readonly title?: string;
        };
        readonly EditProjectOption: {
            readonly card_type?: string;
            readonly description?: string;
            /** @enum {string} */
            readonly state?: "open" | "closed";
            readonly title?: string;
        };
        readonly EditPullRequestOption: {
            readonly allow_maintainer_edit?: boolean;
            readonly assignee?: string;
            readonly assignees?: readonly string[];
            readonly base?: string;
            readonly body?: string;
            /** Format: int64 */
            readonly content_version?: number;
            /** Format: date-time */
            readonly due_date?: string;
            readonly labels?: readonly number[];
            /** Format: int64 */
            readonly milestone?: number;
            readonly state?: string;
            readonly title?: string;
            readonly unset_due_date?: boolean;
        };
        readonly EditReactionOption: {
            readonly content?: string;
        };
        readonly EditReleaseOption: {
            readonly body?: string;
            readonly draft?: boolean;
            readonly name?: string;
            readonly prerelease?: boolean;
            readonly tag_name?: string;
            readonly target_commitish?: string;
        };
        readonly EditRepoOption: {
            readonly allow_fast_forward_only_merge?: boolean;
            readonly allow_manual_merge?: boolean;
            readonly allow_merge_commits?: boolean;
            readonly allow_merge_update?: boolean;
            readonly allow_rebase?: boolean;
            readonly allow_rebase_explicit?: boolean;
            readonly allow_rebase_update?: boolean;
            readonly allow_squash_merge?: boolean;
            readonly archived?: boolean;
            readonly autodetect_manual_merge?: boolean;
            readonly default_allow_maintainer_edit?: boolean;
            readonly default_branch?: string;
            readonly default_delete_branch_after_merge?: boolean;
            readonly default_merge_style?: string;
            readonly default_update_style?: string;
            readonly description?: string;
            readonly enable_prune?: boolean;
            readonly external_tracker?: components["schemas"]["ExternalTracker"];
            readonly external_wiki?: components["schemas"]["ExternalWiki"];
            readonly has_actions?: boolean;
            readonly has_code?: boolean;
            readonly has_issues?: boolean;
            readonly has_packages?: boolean;
            readonly has_projects?: boolean;
            readonly has_pull_requests?: boolean;
            readonly has_releases?: boolean;
            readonly has_wiki?: boolean;
            readonly ignore_whitespace_conflicts?: boolean;
            readonly internal_tracker?: components["schemas"]["InternalTracker"];
            readonly mirror_interval?: string;
            readonly mirror_password?: string;
            readonly mirror_token?: string;
            readonly mirror_username?: string;
            readonly name?: string;
            readonly private?: boolean;
            readonly projects_mode?: string;
            readonly template?: boolean;
            readonly website?: string;
        };
        readonly EditTagProtectionOption: {
            readonly name_pattern?: string;
            readonly whitelist_teams?: readonly string[];
            readonly whitelist_usernames?: readonly string[];
        };
        readonly EditTeamOption: {
            readonly can_create_org_repo?: boolean;
            readonly description?: string;
            readonly includes_all_repositories?: boolean;
            readonly name: string;
            /** @enum {string} */
            readonly permission?: "read" | "write" | "admin";
            readonly units?: readonly string[];
            readonly units_map?: {
                readonly [key: string]: string;
            };
            /** @enum {string} */
            readonly visibility?: "public" | "limited" | "private";
        };
        readonly EditUserOption: {
            readonly active?: boolean;
            readonly admin?: boolean;
            readonly allow_create_organization?: boolean;
            readonly allow_git_hook?: boolean;
            readonly allow_import_local?: boolean;
            readonly description?: string;
            /** Format: email */
            readonly email?: string;
            readonly full_name?: string;
            readonly location?: string;
            readonly login_name?: string;
            /** Format: int64 */
            readonly max_repo_creation?: number;
            readonly must_change_password?: boolean;
            readonly password?: string;
            readonly prohibit_login?: boolean;
            readonly restricted?: boolean;
            /** Format: int64 */
            readonly source_id: number;
            /** @enum {string} */
            readonly type?: "User" | "Organization" | "Bot";
            /** @enum {string} */
            readonly visibility?: "public" | "limited" | "private";
            readonly website?: string;
        };
        readonly Email: {
            /** Format: email */
            readonly email?: string;
            readonly primary?: boolean;
            /** Format: int64 */
            readonly user_id?: number;
            readonly username?: string;
            readonly verified?: boolean;
        };
        readonly ExternalTracker: {
            readonly external_tracker_format?: string;
            readonly external_tracker_regexp_pattern?: string;
            readonly external_tracker_style?: string;
            readonly external_tracker_url?: string;
        };
        readonly ExternalWiki: {
            readonly external_wiki_url?: string;
        };
        readonly FileCommitResponse: {
            readonly author?: components["schemas"]["CommitUser"];
            readonly committer?: components["schemas"]["CommitUser"];
            /** Format: date-time */
            readonly created?: string;
            readonly html_url?: string;
            readonly message?: string;
            readonly parents?: readonly components["schemas"]["CommitMeta"][];
            readonly sha?: string;
            readonly tree?: components["schemas"]["CommitMeta"];
            readonly url?: string;
        };
        readonly FileDeleteResponse: {
            readonly commit?: components["schemas"]["FileCommitResponse"];
            readonly content?: unknown;
            readonly verification?: components["schemas"]["PayloadCommitVerification"];
        };
        readonly FileLinksResponse: {
            readonly git?: string;
            readonly html?: string;
            readonly self?: string;
        };
        readonly FileResponse: {
            readonly commit?: components["schemas"]["FileCommitResponse"];
            readonly content?: components["schemas"]["ContentsResponse"];
            readonly verification?: components["schemas"]["PayloadCommitVerification"];
        };
        readonly FilesResponse: {
            readonly commit?: components["schemas"]["FileCommitResponse"];
            readonly files?: readonly components["schemas"]["ContentsResponse"][];
            readonly verification?: components["schemas"]["PayloadCommitVerification"];
        };
        readonly GeneralAPISettings: {
            /** Format: int64 */
            readonly default_git_trees_per_page?: number;
            /** Format: int64 */
            readonly default_max_blob_size?: number;
            /** Format: int64 */
            readonly default_max_response_size?: number;
            /** Format: int64 */
            readonly default_paging_num?: number;
            /** Format: int64 */
            readonly max_response_items?: number;
        };
        readonly GeneralAttachmentSettings: {
            readonly allowed_types?: string;
            readonly enabled?: boolean;
            /** Format: int64 */
            readonly max_files?: number;
            /** Format: int64 */
            readonly max_size?: number;
        };
        readonly GeneralRepoSettings: {
            readonly http_git_disabled?: boolean;
            readonly lfs_disabled?: boolean;
            readonly migrations_disabled?: boolean;
            readonly mirrors_disabled?: boolean;
            readonly stars_disabled?: boolean;
            readonly time_tracking_disabled?: boolean;
        };
        readonly GeneralUISettings: {
            readonly allowed_reactions?: readonly string[];
            readonly custom_emojis?: readonly string[];
            readonly default_theme?: string;
        };
        readonly GenerateRepoOption: {
            readonly avatar?: boolean;
            readonly default_branch?: string;
            readonly description?: string;
            readonly git_content?: boolean;
            readonly git_hooks?: boolean;
            readonly labels?: boolean;
            readonly name: string;
            readonly owner: string;
            readonly private?: boolean;
            readonly protected_branch?: boolean;
            readonly topics?: boolean;
            readonly webhooks?: boolean;
        };
        readonly GetFilesOptions: {
            readonly files?: readonly string[];
        };
        readonly GitBlobResponse: {
            readonly content?: string;
            readonly encoding?: string;
            readonly lfs_oid?: string;
            /** Format: int64 */
            readonly lfs_size?: number;
            readonly sha?: string;
            /** Format: int64 */
            readonly size?: number;
            readonly url?: string;
        };
        readonly GitEntry: {
            readonly mode?: string;
            readonly path?: string;
            readonly sha?: string;
            /** Format: int64 */
            readonly size?: number;
            readonly type?: string;
            readonly url?: string;
        };
        readonly GitHook: {
            readonly content?: string;
            readonly is_active?: boolean;
            readonly name?: string;
        };
        readonly GitignoreTemplateInfo: {
            readonly name?: string;
            readonly source?: string;
        };
        readonly GitObject: {
            readonly sha?: string;
            readonly type?: string;
            readonly url?: string;
        };
        readonly GitTreeResponse: {
            /** Format: int64 */
            readonly page?: number;
            readonly sha?: string;
            /** Format: int64 */
            readonly total_count?: number;
            readonly tree?: readonly components["schemas"]["GitEntry"][];
            readonly truncated?: boolean;
            readonly url?: string;
        };
        readonly GPGKey: {
            readonly can_certify?: boolean;
            readonly can_encrypt_comms?: boolean;
            readonly can_encrypt_storage?: boolean;
            readonly can_sign?: boolean;
            /** Format: date-time */
            readonly created_at?: string;
            readonly emails?: readonly components["schemas"]["GPGKeyEmail"][];
            /** Format: date-time */
            readonly expires_at?: string;
            /** Format: int64 */
            readonly id?: number;
            readonly key_id?: string;
            readonly primary_key_id?: string;
            readonly public_key?: string;
            readonly subkeys?: readonly components["schemas"]["GPGKey"][];
            readonly verified?: boolean;
        };
        readonly GPGKeyEmail: {
            readonly email?: string;
            readonly verified?: boolean;
        };
        readonly Hook: {
            readonly active?: boolean;
            readonly authorization_header?: string;
            readonly branch_filter?: string;
            readonly config?: {
                readonly [key: string]: string;
            };
            /** Format: date-time */
            readonly created_at?: string;
            readonly events?: readonly string[];
            /** Format: int64 */
            readonly id?: number;
            readonly name?: string;
            readonly type?: string;
            /** Format: date-time */
            readonly updated_at?: string;
        };
        readonly Identity: {
            /** Format: email */
            readonly email?: string;
            readonly name?: string;
        };
        readonly InternalTracker: {
            readonly allow_only_contributors_to_track_time?: boolean;
            readonly enable_issue_dependencies?: boolean;
            readonly enable_time_tracker?: boolean;
        };
        readonly Issue: {
            readonly assets?: readonly components["schemas"]["Attachment"][];
            readonly assignee?: components["schemas"]["User"];
            readonly assignees?: readonly components["schemas"]["User"][];
            readonly body?: string;
            /** Format: date-time */
            readonly closed_at?: string;
            /** Format: int64 */
            readonly comments?: number;
            /** Format: int64 */
            readonly content_version?: number;
            /** Format: date-time */
            readonly created_at?: string;
            /** Format: date-time */
            readonly due_date?: string;
            readonly html_url?: string;
            /** Format: int64 */
            readonly id?: number;
            readonly is_locked?: boolean;
            readonly labels?: readonly components["schemas"]["Label"][];
            readonly milestone?: components["schemas"]["Milestone"];
            /** Format: int64 */
            readonly number?: number;
            readonly original_author?: string;
            /** Format: int64 */
            readonly original_author_id?: number;
            /** Format: int64 */
            readonly pin_order?: number;
            readonly projects?: readonly components["schemas"]["Project"][];
            readonly pull_request?: components["schemas"]["PullRequestMeta"];
            readonly ref?: string;
            readonly repository?: components["schemas"]["RepositoryMeta"];
            /** @enum {string} */
            readonly state?: "open" | "closed";
            /** Format: int64 */
            readonly time_estimate?: number;
            readonly title?: string;
            /** Format: date-time */
            readonly updated_at?: string;
            readonly url?: string;
            readonly user?: components["schemas"]["User"];
        };
        readonly IssueAssigneesOption: {
            readonly assignees?: readonly string[];
        };
        readonly IssueConfig: {
            readonly blank_issues_enabled?: boolean;
            readonly contact_links?: readonly components["schemas"]["IssueConfigContactLink"][];
        };
        readonly IssueConfigContactLink: {
            readonly about?: string;
            readonly name?: string;
            readonly url?: string;
        };
        readonly IssueConfigValidation: {
            readonly message?: string;
            readonly valid?: boolean;
        };
        readonly IssueDeadline: {
            /** Format: date-time */
            readonly due_date?: string;
        };
        readonly IssueFormField: {
            readonly attributes?: {
                readonly [key: string]: unknown;
            };
            readonly id?: string;
            /** @enum {string} */
            readonly type?: "markdown" | "textarea" | "input" | "dropdown" | "checkboxes";
            readonly validations?: {
                readonly [key: string]: unknown;
            };
            readonly visible?: readonly ("form" | "content")[];
        };
        readonly IssueLabelsOption: {
            readonly labels?: readonly (number | string)[];
        };
        readonly IssueMeta: {
            /** Format: int64 */
            readonly index?: number;
            readonly owner?: string;
            readonly repo?: string;
        };
        readonly IssueTemplate: {
            readonly about?: string;
            readonly assignees?: components["schemas"]["IssueTemplateStringSlice"];
            readonly body?: readonly components["schemas"]["IssueFormField"][];
            readonly content?: string;
            readonly file_name?: string;
            readonly labels?: components["schemas"]["IssueTemplateStringSlice"];
            readonly name?: string;
            readonly ref?: string;
            readonly title?: string;
        };
        readonly IssueTemplateStringSlice: readonly string[];
        readonly Label: {
            readonly color?: string;
            readonly description?: string;
            readonly exclusive?: boolean;
            /** Format: int64 */
            readonly id?: number;
            readonly is_archived?: boolean;
            readonly name?: string;
            readonly url?: string;
        };
        readonly LabelTemplate: {
            readonly color?: string;
            readonly description?: string;
            readonly exclusive?: boolean;
            readonly name?: string;
        };
        readonly LicensesTemplateListEntry: {
            readonly key?: string;
            readonly name?: string;
            readonly url?: string;
        };
        readonly LicenseTemplateInfo: {
            readonly body?: string;
            readonly implementation?: string;
            readonly key?: string;
            readonly name?: string;
            readonly url?: string;
        };
        readonly LockIssueOption: {
            readonly lock_reason?: string;
        };
        readonly MarkdownOption: {
            readonly Context?: string;
            readonly Mode?: string;
            readonly Text?: string;
            readonly Wiki?: boolean;
        };
        readonly MarkupOption: {
            readonly Context?: string;
            readonly FilePath?: string;
            readonly Mode?: string;
            readonly Text?: string;
            readonly Wiki?: boolean;
        };
        readonly MergePullRequestOption: {
            readonly delete_branch_after_merge?: boolean;
            /** @enum {string} */
            readonly do: "merge" | "rebase" | "rebase-merge" | "squash" | "fast-forward-only" | "manually-merged";
            readonly force_merge?: boolean;
            readonly head_commit_id?: string;
            readonly merge_commit_id?: string;
            readonly merge_message_field?: string;
            readonly merge_title_field?: string;
            readonly merge_when_checks_succeed?: boolean;
        };
        readonly MergeUpstreamRequest: {
            readonly branch?: string;
            readonly ff_only?: boolean;
        };
        readonly MergeUpstreamResponse: {
            readonly merge_type?: string;
        };
        readonly MigrateRepoOptions: {
            readonly auth_password?: string;
            readonly auth_token?: string;
            readonly auth_username?: string;
            readonly aws_access_key_id?: string;
            readonly aws_secret_access_key?: string;
            readonly clone_addr: string;
            readonly description?: string;
            readonly issues?: boolean;
            readonly labels?: boolean;
            readonly lfs?: boolean;
            readonly lfs_endpoint?: string;
            readonly milestones?: boolean;
            readonly mirror?: boolean;
            readonly mirror_interval?: string;
            readonly private?: boolean;
            readonly pull_requests?: boolean;
            readonly releases?: boolean;
            readonly repo_name: string;
            readonly repo_owner?: string;
            /** @enum {string} */
            readonly service?: "git" | "github" | "gitea" | "gitlab" | "gogs" | "onedev" | "gitbucket" | "codebase" | "codecommit";
            /** Format: int64 */
            readonly uid?: number;
            readonly wiki?: boolean;
        };
        readonly Milestone: {
            /** Format: date-time */
            readonly closed_at?: string;
            /** Format: int64 */
            readonly closed_issues?: number;
            /** Format: date-time */
            readonly created_at?: string;
            readonly description?: string;
            /** Format: date-time */
            readonly due_on?: string;
            /** Format: int64 */
            readonly id?: number;
            /** Format: int64 */
            readonly open_issues?: number;
            /** @enum {string} */
            readonly state?: "open" | "closed";
            readonly title?: string;
            /** Format: date-time */
            readonly updated_at?: string;
        };
        readonly MoveProjectColumnsOption: {
            readonly column_ids: readonly number[];
        };
        readonly MoveProjectIssueOption: {
            /** Format: int64 */
            readonly column_id: number;
            /** Format: int64 */
            readonly sorting?: number;
        };
        readonly NewIssuePinsAllowed: {
            readonly issues?: boolean;
            readonly pull_requests?: boolean;
        };
        readonly Note: {
            readonly commit?: components["schemas"]["Commit"];
            readonly message?: string;
        };
        readonly NotificationCount: {
            /** Format: int64 */
            readonly new?: number;
        };
        readonly NotificationSubject: {
            readonly html_url?: string;
            readonly latest_comment_html_url?: string;
            readonly latest_comment_url?: string;
            /** @enum {string} */
            readonly state?: "open" | "closed" | "merged";
            readonly title?: string;
            /** @enum {string} */
            readonly type?: "Issue" | "Pull" | "Commit" | "Repository";
            readonly url?: string;
        };
        readonly NotificationThread: {
            /** Format: int64 */
            readonly id?: number;
            readonly pinned?: boolean;
            readonly repository?: components["schemas"]["Repository"];
            readonly subject?: components["schemas"]["NotificationSubject"];
            readonly unread?: boolean;
            /** Format: date-time */
            readonly updated_at?: string;
            readonly url?: string;
        };
        readonly OAuth2Application: {
            readonly client_id?: string;
            readonly client_secret?: string;
            readonly confidential_client?: boolean;
            /** Format: date-time */
            readonly created?: string;
            /** Format: int64 */
            readonly id?: number;
            readonly name?: string;
            readonly redirect_uris?: readonly string[];
            readonly skip_secondary_authorization?: boolean;
        };
        readonly Organization: {
            readonly avatar_url?: string;
            readonly description?: string;
            readonly email?: string;
            readonly full_name?: string;
            /** Format: int64 */
            readonly id?: number;
            readonly location?: string;
            readonly name?: string;
            readonly repo_admin_change_team_access?: boolean;
            readonly username?: string;
            /** @enum {string} */
            readonly visibility?: "public" | "limited" | "private";
            readonly website?: string;
        };
        readonly OrganizationPermissions: {
            readonly can_create_repository?: boolean;
            readonly can_read?: boolean;
            readonly can_write?: boolean;
            readonly is_admin?: boolean;
            readonly is_owner?: boolean;
        };
        readonly Package: {
            /** Format: date-time */
            readonly created_at?: string;
            readonly creator?: components["schemas"]["User"];
            readonly html_url?: string;
            /** Format: int64 */
            readonly id?: number;
            readonly name?: string;
            readonly owner?: components["schemas"]["User"];
            readonly repository?: components["schemas"]["Repository"];
            readonly type?: string;
            readonly version?: string;
        };
        readonly PackageFile: {
            /** Format: int64 */
            readonly id?: number;
            readonly md5?: string;
            readonly name?: string;
            readonly sha1?: string;
            readonly sha256?: string;
            readonly sha512?: string;
            /** Format: int64 */
            readonly size?: number;
        };
        readonly PayloadCommit: {
            readonly added?: readonly string[];
            readonly author?: components["schemas"]["PayloadUser"];
            readonly committer?: components["schemas"]["PayloadUser"];
            readonly id?: string;
            readonly message?: string;
            readonly modified?: readonly string[];
            readonly removed?: readonly string[];
            /** Format: date-time */
            readonly timestamp?: string;
            readonly url?: string;
            readonly verification?: components["schemas"]["PayloadCommitVerification"];
        };
        readonly PayloadCommitVerification: {
            readonly payload?: string;
            readonly reason?: string;
            readonly signature?: string;
            readonly signer?: components["schemas"]["PayloadUser"];
            readonly verified?: boolean;
        };
        readonly PayloadUser: {
            /** Format: email */
            readonly email?: string;
            readonly name?: string;
            readonly username?: string;
        };
        readonly Permission: {
            readonly admin?: boolean;
            readonly pull?: boolean;
            readonly push?: boolean;
        };
        readonly PRBranchInfo: {
            readonly label?: string;
            readonly ref?: string;
            readonly repo?: components["schemas"]["Repository"];
            /** Format: int64 */
            readonly repo_id?: number;
            readonly sha?: string;
        };
        readonly Project: {
            readonly card_type?: string;
            /** Format: date-time */
            readonly closed_at?: string;
            /** Format: date-time */
            readonly created_at?: string;
            readonly creator?: components["schemas"]["User"];
            /** Format: int64 */
            readonly creator_id?: number;
            readonly description?: string;
            readonly html_url?: string;
            /** Format: int64 */
            readonly id?: number;
            readonly is_closed?: boolean;
            /** Format: int64 */
            readonly num_closed_issues?: number;
            /** Format: int64 */
            readonly num_issues?: number;
            /** Format: int64 */
            readonly num_open_issues?: number;
            /** Format: int64 */
            readonly owner_id?: number;
            /** Format: int64 */
            readonly repo_id?: number;
            /** @enum {string} */
            readonly state?: "open" | "closed";
            readonly template_type?: string;
            readonly title?: string;
            readonly type?: string;
            /** Format: date-time */
            readonly updated_at?: string;
        };
        readonly ProjectColumn: {
            readonly color?: string;
            /** Format: date-time */
            readonly created_at?: string;
            readonly creator?: components["schemas"]["User"];
            readonly default?: boolean;
            /** Format: int64 */
            readonly id?: number;
            /** Format: int64 */
            readonly project_id?: number;
            /** Format: int64 */
            readonly sorting?: number;
            readonly title?: string;
            /** Format: date-time */
            readonly updated_at?: string;
        };
        readonly PublicKey: {
            /** Format: date-time */
            readonly created_at?: string;
            readonly fingerprint?: string;
            /** Format: int64 */
            readonly id?: number;
            readonly key?: string;
            readonly key_type?: string;
            /** Format: date-time */
            readonly last_used_at?: string;
            readonly read_only?: boolean;
            readonly title?: string;
            readonly url?: string;
            readonly user?: components["schemas"]["User"];
        };
        readonly PullRequest: {
            /** Format: int64 */
            readonly additions?: number;
            readonly allow_maintainer_edit?: boolean;
            readonly assignee?: components["schemas"]["User"];
            readonly assignees?: readonly components["schemas"]["User"][];
            readonly base?: components["schemas"]["PRBranchInfo"];
            readonly body?: string;
            /** Format: int64 */
            readonly changed_files?: number;
            /** Format: date-time */
            readonly closed_at?: string;
            /** Format: int64 */
            readonly comments?: number;
            /** Format: int64 */
            readonly content_version?: number;
            /** Format: date-time */
            readonly created_at?: string;
            /** Format: int64 */
            readonly deletions?: number;
            readonly diff_url?: string;
            readonly draft?: boolean;
            /** Format: date-time */
            readonly due_date?: string;
            readonly head?: components["schemas"]["PRBranchInfo"];
            readonly html_url?: string;
            /** Format: int64 */
            readonly id?: number;
            readonly is_locked?: boolean;
            readonly labels?: readonly components["schemas"]["Label"][];
            readonly merge_base?: string;
            readonly merge_commit_sha?: string;
            readonly mergeable?: boolean;
            readonly merged?: boolean;
            /** Format: date-time */
            readonly merged_at?: string;
            readonly merged_by?: components["schemas"]["User"];
            readonly milestone?: components["schemas"]["Milestone"];
            /** Format: int64 */
            readonly number?: number;
            readonly patch_url?: string;
            /** Format: int64 */
            readonly pin_order?: number;
            readonly requested_reviewers?: readonly components["schemas"]["User"][];
            readonly requested_reviewers_teams?: readonly components["schemas"]["Team"][];
            /** Format: int64 */
            readonly review_comments?: number;
            /** @enum {string} */
            readonly state?: "open" | "closed";
            readonly title?: string;
            /** Format: date-time */
            readonly updated_at?: string;
            readonly url?: string;
            readonly user?: components["schemas"]["User"];
        };
        readonly PullRequestMeta: {
            readonly draft?: boolean;
            readonly html_url?: string;
            readonly merged?: boolean;
            /** Format: date-time */
            readonly merged_at?: string;
        };
        readonly PullRequestMinimal: {
            readonly base?: components["schemas"]["PullRequestMinimalHead"];
            readonly head?: components["schemas"]["PullRequestMinimalHead"];
            /** Format: int64 */
            readonly id?: number;
            /** Format: int64 */
            readonly number?: number;
            readonly url?: string;
        };
        readonly PullRequestMinimalHead: {
            readonly ref?: string;
            readonly repo?: components["schemas"]["PullRequestMinimalHeadRepo"];
            readonly sha?: string;
        };
        readonly PullRequestMinimalHeadRepo: {
            /** Format: int64 */
            readonly id?: number;
            readonly name?: string;
            readonly url?: string;
        };
        readonly PullReview: {
            readonly body?: string;
            /** Format: int64 */
            readonly comments_count?: number;
            readonly commit_id?: string;
            readonly dismissed?: boolean;
            readonly html_url?: string;
            /** Format: int64 */
            readonly id?: number;
            readonly official?: boolean;
            readonly pull_request_url?: string;
            readonly stale?: boolean;
            /** @enum {string} */
            readonly state?: "APPROVED" | "PENDING" | "COMMENT" | "REQUEST_CHANGES" | "REQUEST_REVIEW";
            /** Format: date-time */
            readonly submitted_at?: string;
            readonly team?: components["schemas"]["Team"];
            /** Format: date-time */
            readonly updated_at?: string;
            readonly user?: components["schemas"]["User"];
        };
        readonly PullReviewComment: {
            readonly body?: string;
            readonly commit_id?: string;
            /** Format: date-time */
            readonly created_at?: string;
            readonly diff_hunk?: string;
            readonly html_url?: string;
            /** Format: int64 */
            readonly id?: number;
            readonly original_commit_id?: string;
            /** Format: uint64 */
            readonly original_position?: number;
            readonly path?: string;
            /** Format: uint64 */
            readonly position?: number;
            /** Format: int64 */
            readonly pull_request_review_id?: number;
            readonly pull_request_url?: string;
            readonly resolver?: components["schemas"]["User"];
            /** Format: date-time */
            readonly updated_at?: string;
            readonly user?: components["schemas"]["User"];
        };
        readonly PullReviewRequestOptions: {
            readonly reviewers?: readonly string[];
            readonly team_reviewers?: readonly string[];
        };
        readonly PushMirror: {
            /** Format: date-time */
            readonly created?: string;
            readonly interval?: string;
            readonly last_error?: string;
            /** Format: date-time */
            readonly last_update?: string;
            readonly remote_address?: string;
            readonly remote_name?: string;
            readonly repo_name?: string;
            readonly sync_on_commit?: boolean;
        };
        readonly Reaction: {
            readonly content?: string;
            /** Format: date-time */
            readonly created_at?: string;
            readonly user?: components["schemas"]["User"];
        };
        readonly Reference: {
            readonly object?: components["schemas"]["GitObject"];
            readonly ref?: string;
            readonly url?: string;
        };
        readonly Release: {
            readonly assets?: readonly components["schemas"]["Attachment"][];
            readonly author?: components["schemas"]["User"];
            readonly body?: string;
            /** Format: date-time */
            readonly created_at?: string;
            readonly draft?: boolean;
            readonly html_url?: string;
            /** Format: int64 */
            readonly id?: number;
            readonly name?: string;
            readonly prerelease?: boolean;
            /** Format: date-time */
            readonly published_at?: string;
            readonly tag_name?: string;
            readonly tarball_url?: string;
            readonly target_commitish?: string;
            readonly upload_url?: string;
            readonly url?: string;
            readonly zipball_url?: string;
        };
        readonly RenameBranchRepoOption: {
            readonly name: string;
        };
        readonly RenameOrgOption: {
            readonly new_name: string;
        };
        readonly RenameUserOption: {
            readonly new_username: string;
        };
        readonly RepoCollaboratorPermission: {
            /** @enum {string} */
            readonly permission?: "none" | "read" | "write" | "admin" | "owner";
            readonly role_name?: string;
            readonly user?: components["schemas"]["User"];
        };
        readonly RepoCommit: {
            readonly author?: components["schemas"]["CommitUser"];
            readonly committer?: components["schemas"]["CommitUser"];
            readonly message?: string;
            readonly tree?: components["schemas"]["CommitMeta"];
            readonly url?: string;
            readonly verification?: components["schemas"]["PayloadCommitVerification"];
        };
        readonly Repository: {
            readonly allow_fast_forward_only_merge?: boolean;
            readonly allow_manual_merge?: boolean;
            readonly allow_merge_commits?: boolean;
            readonly allow_merge_update?: boolean;
            readonly allow_rebase?: boolean;
            readonly allow_rebase_explicit?: boolean;
            readonly allow_rebase_update?: boolean;
            readonly allow_squash_merge?: boolean;
            readonly archived?: boolean;
            /** Format: date-time */
            readonly archived_at?: string;
            readonly autodetect_manual_merge?: boolean;
            readonly avatar_url?: string;
            /** Format: int64 */
            readonly branch_count?: number;
            readonly clone_url?: string;
            /** Format: date-time */
            readonly created_at?: string;
            readonly default_allow_maintainer_edit?: boolean;
            readonly default_branch?: string;
            readonly default_delete_branch_after_merge?: boolean;
            readonly default_merge_style?: string;
            readonly default_target_branch?: string;
            readonly default_update_style?: string;
            readonly description?: string;
            readonly empty?: boolean;
            readonly external_tracker?: components["schemas"]["ExternalTracker"];
            readonly external_wiki?: components["schemas"]["ExternalWiki"];
            readonly fork?: boolean;
            /** Format: int64 */
            readonly forks_count?: number;
            readonly full_name?: string;
            readonly has_actions?: boolean;
            readonly has_code?: boolean;
            readonly has_issues?: boolean;
            readonly has_packages?: boolean;
            readonly has_projects?: boolean;
            readonly has_pull_requests?: boolean;
            readonly has_releases?: boolean;
            readonly has_wiki?: boolean;
            readonly html_url?: string;
            /** Format: int64 */
            readonly id?: number;
            readonly ignore_whitespace_conflicts?: boolean;
            readonly internal?: boolean;
            readonly internal_tracker?: components["schemas"]["InternalTracker"];
            readonly language?: string;
            readonly languages_url?: string;
            readonly licenses?: readonly string[];
            readonly link?: string;
            readonly mirror?: boolean;
            readonly mirror_interval?: string;
            /** Format: date-time */
            readonly mirror_last_sync_at?: string;
            /** Format: date-time */
            readonly mirror_updated?: string;
            readonly name?: string;
            /** @enum {string} */
            readonly object_format_name?: "sha1" | "sha256";
            /** Format: int64 */
            readonly open_issues_count?: number;
            /** Format: int64 */
            readonly open_pr_counter?: number;
            readonly original_url?: string;
            readonly owner?: components["schemas"]["User"];
            readonly parent?: components["schemas"]["Repository"];
            readonly permissions?: components["schemas"]["Permission"];
            readonly private?: boolean;
            readonly projects_mode?: string;
            /** Format: int64 */
            readonly release_counter?: number;
            readonly repo_transfer?: components["schemas"]["RepoTransfer"];
            /** Format: int64 */
            readonly size?: number;
            readonly ssh_url?: string;
            /** Format: int64 */
            readonly stars_count?: number;
            readonly template?: boolean;
            readonly topics?: readonly string[];
            /** Format: date-time */
            readonly updated_at?: string;
            readonly url?: string;
            /** Format: int64 */
            readonly watchers_count?: number;
            readonly website?: string;
        };
        readonly RepositoryMeta: {
            readonly full_name?: string;
            /** Format: int64 */
            readonly id?: number;
            readonly name?: string;
            readonly owner?: string;
        };
        readonly RepoTopicOptions: {
            readonly topics?: readonly string[];
        };
        readonly RepoTransfer: {
            readonly doer?: components["schemas"]["User"];
            readonly recipient?: components["schemas"]["User"];
            readonly teams?: readonly components["schemas"]["Team"][];
        };
        readonly RunDetails: {
            readonly html_url?: string;
            readonly run_url?: string;
            /** Format: int64 */
            readonly workflow_run_id?: number;
        };
        readonly SearchResults: {
            readonly data?: readonly components["schemas"]["Repository"][];
            readonly ok?: boolean;
        };
        readonly Secret: {
            /** Format: date-time */
            readonly created_at?: string;
            readonly description?: string;
            readonly name?: string;
        };
        readonly ServerVersion: {
            readonly version?: string;
        };
        readonly StopWatch: {
            /** Format: date-time */
            readonly created?: string;
            readonly duration?: string;
            /** Format: int64 */
            readonly issue_index?: number;
            readonly issue_title?: string;
            readonly repo_name?: string;
            readonly repo_owner_name?: string;
            /** Format: int64 */
            readonly seconds?: number;
        };
        readonly SubmitPullReviewOptions: {
            readonly body?: string;
            /** @enum {string} */
            readonly event?: "APPROVED" | "PENDING" | "COMMENT" | "REQUEST_CHANGES" | "REQUEST_REVIEW";
        };
        readonly Tag: {
            readonly commit?: components["schemas"]["CommitMeta"];
            readonly id?: string;
            readonly message?: string;
            readonly name?: string;
            readonly tarball_url?: string;
            readonly zipball_url?: string;
        };
        readonly TagProtection: {
            /** Format: date-time */
            readonly created_at?: string;
            /** Format: int64 */
            readonly id?: number;
            readonly name_pattern?: string;
            /** Format: date-time */
            readonly updated_at?: string;
            readonly whitelist_teams?: readonly string[];
            readonly whitelist_usernames?: readonly string[];
        };
        readonly Team: {
            readonly can_create_org_repo?: boolean;
            readonly description?: string;
            /** Format: int64 */
            readonly id?: number;
            readonly includes_all_repositories?: boolean;
            readonly name?: string;
            readonly organization?: components["schemas"]["Organization"];
            /** @enum {string} */
            readonly permission?: "none" | "read" | "write" | "admin" | "owner";
            readonly units?: readonly string[];
            readonly units_map?: {
                readonly [key: string]: string;
            };
            /** @enum {string} */
            readonly visibility?: "public" | "limited" | "private";
        };
        readonly TimelineComment: {
            readonly assignee?: components["schemas"]["User"];
            readonly assignee_team?: components["schemas"]["Team"];
            readonly body?: string;
            /** Format: date-time */
            readonly created_at?: string;
            readonly dependent_issue?: components["schemas"]["Issue"];
            readonly html_url?: string;
            /** Format: int64 */
            readonly id?: number;
            readonly issue_url?: string;
            readonly label?: components["schemas"]["Label"];
            readonly milestone?: components["schemas"]["Milestone"];
            readonly new_ref?: string;
            readonly new_title?: string;
            readonly old_milestone?: components["schemas"]["Milestone"];
            /** Format: int64 */
            readonly old_project_id?: number;
            readonly old_ref?: string;
            readonly old_title?: string;
            /** Format: int64 */
            readonly project_id?: number;
            readonly pull_request_url?: string;
            readonly ref_action?: string;
            readonly ref_comment?: components["schemas"]["Comment"];
            readonly ref_commit_sha?: string;
            readonly ref_issue?: components["schemas"]["Issue"];
            readonly removed_assignee?: boolean;
            readonly resolve_doer?: components["schemas"]["User"];
            /** Format: int64 */
            readonly review_id?: number;
            readonly tracked_time?: components["schemas"]["TrackedTime"];
            readonly type?: string;
            /** Format: date-time */
            readonly updated_at?: string;
            readonly user?: components["schemas"]["User"];
        };
        /** Format: int64 */
        readonly TimeStamp: number;
        readonly TopicListResponse: {
            readonly topics?: readonly components["schemas"]["TopicResponse"][];
        };
        readonly TopicName: {
            readonly topics?: readonly string[];
        };
        readonly TopicResponse: {
            /** Format: date-time */
            readonly created?: string;
            /** Format: int64 */
            readonly id?: number;
            /** Format: int64 */
            readonly repo_count?: number;
            readonly topic_name?: string;
            /** Format: date-time */
            readonly updated?: string;
        };
        readonly TrackedTime: {
            /** Format: date-time */
            readonly created?: string;
            /** Format: int64 */
            readonly id?: number;
            readonly issue?: components["schemas"]["Issue"];
            /** Format: int64 */
            readonly issue_id?: number;
            /** Format: int64 */
            readonly time?: number;
            /** Format: int64 */
            readonly user_id?: number;
            readonly user_name?: string;
        };
        readonly TransferRepoOption: {
            readonly new_owner: string;
            readonly team_ids?: readonly number[];
        };
        readonly UpdateBranchProtectionPriories: {
            readonly ids?: readonly number[];
        };
        readonly UpdateBranchRepoOption: {
            readonly force?: boolean;
            readonly new_commit_id: string;
            readonly old_commit_id?: string;
        };
        readonly UpdateFileOptions: {
            readonly author?: components["schemas"]["Identity"];
            readonly branch?: string;
            readonly committer?: components["schemas"]["Identity"];
            readonly content: string;
            readonly dates?: components["schemas"]["CommitDateOptions"];
            readonly force_push?: boolean;
            readonly from_path?: string;
            readonly message?: string;
            readonly new_branch?: string;
            readonly sha?: string;
            readonly signoff?: boolean;
        };
        readonly UpdateRepoAvatarOption: {
            readonly image?: string;
        };
        readonly UpdateUserAvatarOption: {
            readonly image?: string;
        };
        readonly UpdateVariableOption: {
            readonly description?: string;
            readonly name?: string;
            readonly value: string;
        };
        readonly User: {
            readonly active?: boolean;
            readonly avatar_url?: string;
            /** Format: date-time */
            readonly created?: string;
            readonly description?: string;
            /** Format: email */
            readonly email?: string;
            /** Format: int64 */
            readonly followers_count?: number;
            /** Format: int64 */
            readonly following_count?: number;
            readonly full_name?: string;
            readonly html_url?: string;
            /** Format: int64 */
            readonly id?: number;
            readonly is_admin?: boolean;
            readonly language?: string;
            /** Format: date-time */
            readonly last_login?: string;
            readonly location?: string;
            readonly login?: string;
            readonly login_name?: string;
            readonly prohibit_login?: boolean;
            readonly restricted?: boolean;
            /** Format: int64 */
            readonly source_id?: number;
            /** Format: int64 */
            readonly starred_repos_count?: number;
            /** @enum {string} */
            readonly type?: "User" | "Organization" | "Bot";
            /** @enum {string} */
            readonly visibility?: "public" | "limited" | "private";
            readonly website?: string;
        };
        readonly UserBadgeOption: {
            readonly badge_slugs?: readonly string[];
        };
        readonly UserHeatmapData: {
            /** Format: int64 */
            readonly contributions?: number;
            readonly timestamp?: components["schemas"]["TimeStamp"];
        };
        readonly UserMeta: {
            /** Format: int64 */
            readonly id?: number;
            readonly login?: string;
        };
        readonly UserSettings: {
            readonly description?: string;
            readonly diff_view_style?: string;
            readonly full_name?: string;
            readonly hide_activity?: boolean;
            readonly hide_email?: boolean;
            readonly language?: string;
            readonly location?: string;
            readonly theme?: string;
            readonly website?: string;
        };
        readonly UserSettingsOptions: {
            readonly description?: string;
            readonly diff_view_style?: string;
            readonly full_name?: string;
            readonly hide_activity?: boolean;
            readonly hide_email?: boolean;
            readonly language?: string;
            readonly location?: string;
            readonly theme?: string;
            readonly website?: string;
        };
        readonly WatchInfo: {
            /** Format: date-time */
            readonly created_at?: string;
            readonly ignored?: boolean;
            readonly reason?: unknown;
            readonly repository_url?: string;
            readonly subscribed?: boolean;
            readonly url?: string;
        };
        readonly WikiCommit: {
            readonly author?: components["schemas"]["CommitUser"];
            readonly commiter?: components["schemas"]["CommitUser"];
            readonly message?: string;
            readonly sha?: string;
        };
        readonly WikiCommitList: {
            readonly commits?: readonly components["schemas"]["WikiCommit"][];
            /** Format: int64 */
            readonly count?: number;
        };
        readonly WikiPage: {
            /** Format: int64 */
            readonly commit_count?: number;
            readonly content_base64?: string;
            readonly footer?: string;
            readonly html_url?: string;
            readonly last_commit?: components["schemas"]["WikiCommit"];
            readonly sidebar?: string;
            readonly sub_url?: string;
            readonly title?: string;
        };
        readonly WikiPageMetaData: {
            readonly html_url?: string;
            readonly last_commit?: components["schemas"]["WikiCommit"];
            readonly sub_url?: string;
            readonly title?: string;
        };
    };
    responses: {
        readonly AccessToken: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["AccessToken"];
            };
        };
        readonly AccessTokenList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["AccessToken"][];
            };
        };
        readonly ActionVariable: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ActionVariable"];
            };
        };
        readonly ActionWorkflow: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ActionWorkflow"];
            };
        };
        readonly ActionWorkflowList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ActionWorkflowResponse"];
            };
        };
        readonly ActivityFeedsList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["Activity"][];
            };
        };
        readonly AnnotatedTag: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["AnnotatedTag"];
            };
        };
        readonly Artifact: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ActionArtifact"];
            };
        };
        readonly ArtifactsList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ActionArtifactsResponse"];
            };
        };
        readonly Attachment: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Attachment"];
            };
        };
        readonly AttachmentList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["Attachment"][];
            };
        };
        readonly BadgeList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["Badge"][];
            };
        };
        readonly Branch: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Branch"];
            };
        };
        readonly BranchList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["Branch"][];
            };
        };
        readonly BranchProtection: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["BranchProtection"];
            };
        };
        readonly BranchProtectionList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["BranchProtection"][];
            };
        };
        readonly ChangedFileList: {
            headers: {
                readonly "X-HasMore"?: boolean;
                readonly "X-Page"?: number;
                readonly "X-PageCount"?: number;
                readonly "X-PerPage"?: number;
                readonly "X-Total-Count"?: number;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["ChangedFile"][];
            };
        };
        readonly CombinedStatus: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["CombinedStatus"];
            };
        };
        readonly Comment: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Comment"];
            };
        };
        readonly CommentList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["Comment"][];
            };
        };
        readonly Commit: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Commit"];
            };
        };
        readonly CommitList: {
            headers: {
                readonly "X-HasMore"?: boolean;
                readonly "X-Page"?: number;
                readonly "X-PageCount"?: number;
                readonly "X-PerPage"?: number;
                readonly "X-Total-Count"?: number;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["Commit"][];
            };
        };
        readonly CommitStatus: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["CommitStatus"];
            };
        };
        readonly CommitStatusList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["CommitStatus"][];
            };
        };
        readonly Compare: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Compare"];
            };
        };
        readonly conflict: {
            headers: {
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        readonly ContentsExtResponse: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ContentsExtResponse"];
            };
        };
        readonly ContentsListResponse: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["ContentsResponse"][];
            };
        };
        readonly ContentsResponse: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ContentsResponse"];
            };
        };
        readonly CronList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["Cron"][];
            };
        };
        readonly CurrentAccessToken: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["CurrentAccessToken"];
            };
        };
        readonly DeployKey: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["DeployKey"];
            };
        };
        readonly DeployKeyList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["DeployKey"][];
            };
        };
        readonly EmailList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["Email"][];
            };
        };
        readonly empty: {
            headers: {
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        readonly EmptyRepository: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["APIError"];
            };
        };
        readonly error: {
            headers: {
                readonly message?: string;
                readonly url?: string;
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        readonly FileDeleteResponse: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["FileDeleteResponse"];
            };
        };
        readonly FileResponse: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["FileResponse"];
            };
        };
        readonly FilesResponse: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["FilesResponse"];
            };
        };
        readonly forbidden: {
            headers: {
                readonly message?: string;
                readonly url?: string;
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        readonly GeneralAPISettings: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["GeneralAPISettings"];
            };
        };
        readonly GeneralAttachmentSettings: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["GeneralAttachmentSettings"];
            };
        };
        readonly GeneralRepoSettings: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["GeneralRepoSettings"];
            };
        };
        readonly GeneralUISettings: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["GeneralUISettings"];
            };
        };
        readonly GitBlobResponse: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["GitBlobResponse"];
            };
        };
        readonly GitHook: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["GitHook"];
            };
        };
        readonly GitHookList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["GitHook"][];
            };
        };
        readonly GitignoreTemplateInfo: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["GitignoreTemplateInfo"];
            };
        };
        readonly GitignoreTemplateList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly string[];
            };
        };
        readonly GitTreeResponse: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["GitTreeResponse"];
            };
        };
        readonly GPGKey: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["GPGKey"];
            };
        };
        readonly GPGKeyList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["GPGKey"][];
            };
        };
        readonly Hook: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Hook"];
            };
        };
        readonly HookList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["Hook"][];
            };
        };
        readonly invalidTopicsError: {
            headers: {
                readonly invalidTopics?: readonly string[];
                readonly message?: string;
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        readonly Issue: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Issue"];
            };
        };
        readonly IssueDeadline: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["IssueDeadline"];
            };
        };
        readonly IssueList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["Issue"][];
            };
        };
        readonly IssueTemplates: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["IssueTemplate"][];
            };
        };
        readonly Label: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Label"];
            };
        };
        readonly LabelList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["Label"][];
            };
        };
        readonly LabelTemplateInfo: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["LabelTemplate"][];
            };
        };
        readonly LabelTemplateList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly string[];
            };
        };
        readonly LanguageStatistics: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    readonly [key: string]: number;
                };
            };
        };
        readonly LicensesList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly string[];
            };
        };
        readonly LicenseTemplateInfo: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["LicenseTemplateInfo"];
            };
        };
        readonly LicenseTemplateList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["LicensesTemplateListEntry"][];
            };
        };
        readonly MarkdownRender: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": string;
            };
        };
        readonly MarkupRender: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": string;
            };
        };
        readonly MergeUpstreamResponse: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["MergeUpstreamResponse"];
            };
        };
        readonly Milestone: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Milestone"];
            };
        };
        readonly MilestoneList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["Milestone"][];
            };
        };
        readonly Note: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Note"];
            };
        };
        readonly notFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        readonly NotificationCount: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["NotificationCount"];
            };
        };
        readonly NotificationThread: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["NotificationThread"];
            };
        };
        readonly NotificationThreadList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["NotificationThread"][];
            };
        };
        readonly OAuth2Application: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["OAuth2Application"];
            };
        };
        readonly OAuth2ApplicationList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["OAuth2Application"][];
            };
        };
        readonly Organization: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Organization"];
            };
        };
        readonly OrganizationList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["Organization"][];
            };
        };
        readonly OrganizationPermissions: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["OrganizationPermissions"];
            };
        };
        readonly Package: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Package"];
            };
        };
        readonly PackageFileList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["PackageFile"][];
            };
        };
        readonly PackageList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["Package"][];
            };
        };
        readonly Project: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Project"];
            };
        };
        readonly ProjectColumn: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ProjectColumn"];
            };
        };
        readonly ProjectColumnList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["ProjectColumn"][];
            };
        };
        readonly ProjectList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["Project"][];
            };
        };
        readonly PublicKey: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["PublicKey"];
            };
        };
        readonly PublicKeyList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["PublicKey"][];
            };
        };
        readonly PullRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["PullRequest"];
            };
        };
        readonly PullRequestList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["PullRequest"][];
            };
        };
        readonly PullReview: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["PullReview"];
            };
        };
        readonly PullReviewComment: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["PullReviewComment"];
            };
        };
        readonly PullReviewCommentList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["PullReviewComment"][];
            };
        };
        readonly PullReviewList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["PullReview"][];
            };
        };
        readonly PushMirror: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["PushMirror"];
            };
        };
        readonly PushMirrorList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["PushMirror"][];
            };
        };
        readonly Reaction: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Reaction"];
            };
        };
        readonly ReactionList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["Reaction"][];
            };
        };
        readonly ReferenceList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["Reference"][];
            };
        };
        readonly RegistrationToken: {
            headers: {
                readonly token?: string;
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        readonly Release: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Release"];
            };
        };
        readonly ReleaseList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["Release"][];
            };
        };
        readonly repoArchivedError: {
            headers: {
                readonly message?: string;
                readonly url?: string;
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        readonly RepoCollaboratorPermission: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["RepoCollaboratorPermission"];
            };
        };
        readonly RepoIssueConfig: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["IssueConfig"];
            };
        };
        readonly RepoIssueConfigValidation: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["IssueConfigValidation"];
            };
        };
        readonly RepoNewIssuePinsAllowed: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["NewIssuePinsAllowed"];
            };
        };
        readonly Repository: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Repository"];
            };
        };
        readonly RepositoryList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["Repository"][];
            };
        };
        readonly RunDetails: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["RunDetails"];
            };
        };
        readonly Runner: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ActionRunner"];
            };
        };
        readonly RunnerList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ActionRunnersResponse"];
            };
        };
        readonly SearchResults: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["SearchResults"];
            };
        };
        readonly SecretList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["Secret"][];
            };
        };
        readonly ServerVersion: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ServerVersion"];
            };
        };
        readonly StopWatchList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["StopWatch"][];
            };
        };
        readonly string: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": string;
            };
        };
        readonly StringSlice: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly string[];
            };
        };
        readonly Tag: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Tag"];
            };
        };
        readonly TagList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["Tag"][];
            };
        };
        readonly TagProtection: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["TagProtection"];
            };
        };
        readonly TagProtectionList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["TagProtection"][];
            };
        };
        readonly TasksList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ActionTaskResponse"];
            };
        };
        readonly Team: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Team"];
            };
        };
        readonly TeamList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["Team"][];
            };
        };
        readonly TimelineList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["TimelineComment"][];
            };
        };
        readonly TopicListResponse: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["TopicListResponse"];
            };
        };
        readonly TopicNames: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["TopicName"];
            };
        };
        readonly TrackedTime: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["TrackedTime"];
            };
        };
        readonly TrackedTimeList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["TrackedTime"][];
            };
        };
        readonly unauthorized: {
            headers: {
                readonly message?: string;
                readonly url?: string;
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        readonly User: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["User"];
            };
        };
        readonly UserHeatmapData: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["UserHeatmapData"][];
            };
        };
        readonly UserList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["User"][];
            };
        };
        readonly UserSettings: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["UserSettings"];
            };
        };
        readonly validationError: {
            headers: {
                readonly message?: string;
                readonly url?: string;
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        readonly VariableList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["ActionVariable"][];
            };
        };
        readonly WatchInfo: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["WatchInfo"];
            };
        };
        readonly WikiCommitList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["WikiCommitList"];
            };
        };
        readonly WikiPage: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["WikiPage"];
            };
        };
        readonly WikiPageList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["WikiPageMetaData"][];
            };
        };
        readonly WorkflowJob: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ActionWorkflowJob"];
            };
        };
        readonly WorkflowJobsList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ActionWorkflowJobsResponse"];
            };
        };
        readonly WorkflowRun: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ActionWorkflowRun"];
            };
        };
        readonly WorkflowRunsList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ActionWorkflowRunsResponse"];
            };
        };
    };
    parameters: never;
    requestBodies: {
        readonly CreateHookOption: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateHookOption"];
            };
        };
        readonly CreateKeyOption: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateKeyOption"];
            };
        };
        readonly CreateLabelOption: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateLabelOption"];
            };
        };
        readonly CreateOAuth2ApplicationOptions: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateOAuth2ApplicationOptions"];
            };
        };
        readonly CreateOrgOption: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateOrgOption"];
            };
        };
        readonly CreateOrUpdateSecretOption: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateOrUpdateSecretOption"];
            };
        };
        readonly CreateProjectColumnOption: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateProjectColumnOption"];
            };
        };
        readonly CreateProjectOption: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateProjectOption"];
            };
        };
        readonly CreateRepoOption: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateRepoOption"];
            };
        };
        readonly CreateVariableOption: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateVariableOption"];
            };
        };
        readonly CreateWikiPageOptions: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateWikiPageOptions"];
            };
        };
        readonly EditActionRunnerOption: {
            readonly content: {
                readonly "application/json": components["schemas"]["EditActionRunnerOption"];
            };
        };
        readonly EditAttachmentOptions: {
            readonly content: {
                readonly "application/json": components["schemas"]["EditAttachmentOptions"];
            };
        };
        readonly EditHookOption: {
            readonly content: {
                readonly "application/json": components["schemas"]["EditHookOption"];
            };
        };
        readonly EditIssueCommentOption: {
            readonly content: {
                readonly "application/json": components["schemas"]["EditIssueCommentOption"];
            };
        };
        readonly EditLabelOption: {
            readonly content: {
                readonly "application/json": components["schemas"]["EditLabelOption"];
            };
        };
        readonly EditProjectColumnOption: {
            readonly content: {
                readonly "application/json": components["schemas"]["EditProjectColumnOption"];
            };
        };
        readonly EditProjectOption: {
            readonly content: {
                readonly "application/json": components["schemas"]["EditProjectOption"];
            };
        };
        readonly EditReactionOption: {
            readonly content: {
                readonly "application/json": components["schemas"]["EditReactionOption"];
            };
        };
        readonly IssueAssigneesOption: {
            readonly content: {
                readonly "application/json": components["schemas"]["IssueAssigneesOption"];
            };
        };
        readonly issueCreateIssueCommentAttachment: {
            readonly content: {
                readonly "multipart/form-data": {
                    /** Format: binary */
                    readonly attachment: string;
                };
            };
        };
        readonly IssueLabelsOption: {
            readonly content: {
                readonly "application/json": components["schemas"]["IssueLabelsOption"];
            };
        };
        readonly IssueMeta: {
            readonly content: {
                readonly "application/json": components["schemas"]["IssueMeta"];
            };
        };
        readonly MoveProjectColumnsOption: {
            readonly content: {
                readonly "application/json": components["schemas"]["MoveProjectColumnsOption"];
            };
        };
        readonly MoveProjectIssueOption: {
            readonly content: {
                readonly "application/json": components["schemas"]["MoveProjectIssueOption"];
            };
        };
        readonly PullReviewRequestOptions: {
            readonly content: {
                readonly "application/json": components["schemas"]["PullReviewRequestOptions"];
            };
        };
        readonly UpdateUserAvatarOption: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpdateUserAvatarOption"];
            };
        };
        readonly UpdateVariableOption: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpdateVariableOption"];
            };
        };
        readonly UserBadgeOption: {
            readonly content: {
                readonly "application/json": components["schemas"]["UserBadgeOption"];
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly listAdminWorkflowJobs: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly order?: string;
                readonly page?: number;
                readonly sort?: string;
                readonly status?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["WorkflowJobsList"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly getAdminRunners: {
        readonly parameters: {
            readonly query?: {
                readonly disabled?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["RunnerList"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly getAdminRunner: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly runner_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Runner"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly deleteAdminRunner: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly runner_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly updateAdminRunner: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly runner_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["EditActionRunnerOption"];
        readonly responses: {
            readonly 200: components["responses"]["Runner"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly adminCreateRunnerRegistrationToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["RegistrationToken"];
        };
    };
    readonly listAdminWorkflowRuns: {
        readonly parameters: {
            readonly query?: {
                readonly actor?: string;
                readonly branch?: string;
                readonly event?: string;
                readonly head_sha?: string;
                readonly limit?: number;
                readonly page?: number;
                readonly status?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["WorkflowRunsList"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly adminCronList: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["CronList"];
            readonly 403: components["responses"]["forbidden"];
        };
    };
    readonly adminCronRun: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly task: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly adminGetAllEmails: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["EmailList"];
            readonly 403: components["responses"]["forbidden"];
        };
    };
    readonly adminSearchEmails: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
                readonly q?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["EmailList"];
            readonly 403: components["responses"]["forbidden"];
        };
    };
    readonly adminListHooks: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
                readonly type?: "system" | "default" | "all";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["HookList"];
        };
    };
    readonly adminCreateHook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["CreateHookOption"];
        readonly responses: {
            readonly 201: components["responses"]["Hook"];
        };
    };
    readonly adminGetHook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Hook"];
        };
    };
    readonly adminDeleteHook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
        };
    };
    readonly adminEditHook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["EditHookOption"];
        readonly responses: {
            readonly 200: components["responses"]["Hook"];
        };
    };
    readonly adminGetAllOrgs: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["OrganizationList"];
            readonly 403: components["responses"]["forbidden"];
        };
    };
    readonly adminListPackages: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
                readonly q?: string;
                readonly type?: "alpine" | "cargo" | "chef" | "composer" | "conan" | "conda" | "container" | "cran" | "debian" | "generic" | "go" | "helm" | "maven" | "npm" | "nuget" | "pub" | "pypi" | "rpm" | "rubygems" | "swift" | "terraform" | "vagrant";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["PackageList"];
            readonly 403: components["responses"]["forbidden"];
        };
    };
    readonly adminUnadoptedList: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
                readonly query?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["StringSlice"];
            readonly 403: components["responses"]["forbidden"];
        };
    };
    readonly adminAdoptRepository: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly adminDeleteUnadoptedRepository: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
        };
    };
    readonly adminSearchUsers: {
        readonly parameters: {
            readonly query?: {
                readonly is_2fa_enabled?: boolean;
                readonly is_active?: boolean;
                readonly is_admin?: boolean;
                readonly is_prohibit_login?: boolean;
                readonly is_restricted?: boolean;
                readonly limit?: number;
                readonly login_name?: string;
                readonly order?: string;
                readonly page?: number;
                readonly q?: string;
                readonly sort?: string;
                readonly source_id?: number;
                readonly visibility?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["UserList"];
            readonly 403: components["responses"]["forbidden"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly adminCreateUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateUserOption"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["User"];
            readonly 400: components["responses"]["error"];
            readonly 403: components["responses"]["forbidden"];
            readonly 409: components["responses"]["error"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly adminDeleteUser: {
        readonly parameters: {
            readonly query?: {
                readonly purge?: boolean;
            };
            readonly header?: never;
            readonly path: {
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly adminEditUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["EditUserOption"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["User"];
            readonly 400: components["responses"]["error"];
            readonly 403: components["responses"]["forbidden"];
            readonly 409: components["responses"]["error"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly adminListUserBadges: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["BadgeList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly adminAddUserBadges: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["UserBadgeOption"];
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
        };
    };
    readonly adminDeleteUserBadges: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["UserBadgeOption"];
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly adminCreatePublicKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["CreateKeyOption"];
        readonly responses: {
            readonly 201: components["responses"]["PublicKey"];
            readonly 403: components["responses"]["forbidden"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly adminDeleteUserPublicKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly adminCreateOrg: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["CreateOrgOption"];
        readonly responses: {
            readonly 201: components["responses"]["Organization"];
            readonly 403: components["responses"]["forbidden"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly adminRenameUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RenameUserOption"];
            };
        };
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly adminCreateRepo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateRepoOption"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["Repository"];
            readonly 400: components["responses"]["error"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["error"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly listGitignoresTemplates: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["GitignoreTemplateList"];
        };
    };
    readonly getGitignoreTemplateInfo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly name: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["GitignoreTemplateInfo"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly listLabelTemplates: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["LabelTemplateList"];
        };
    };
    readonly getLabelTemplateInfo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly name: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["LabelTemplateInfo"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly listLicenseTemplates: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["LicenseTemplateList"];
        };
    };
    readonly getLicenseTemplateInfo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly name: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["LicenseTemplateInfo"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly renderMarkdown: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["MarkdownOption"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["MarkdownRender"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly renderMarkdownRaw: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "text/plain": string;
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["MarkdownRender"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly renderMarkup: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["MarkupOption"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["MarkupRender"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly notifyGetList: {
        readonly parameters: {
            readonly query?: {
                readonly all?: boolean;
                readonly before?: string;
                readonly limit?: number;
                readonly page?: number;
                readonly since?: string;
                readonly "status-types"?: readonly string[];
                readonly "subject-type"?: readonly ("issue" | "pull" | "commit" | "repository")[];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["NotificationThreadList"];
        };
    };
    readonly notifyReadList: {
        readonly parameters: {
            readonly query?: {
                readonly all?: string;
                readonly last_read_at?: string;
                readonly "status-types"?: readonly string[];
                readonly "to-status"?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 205: components["responses"]["NotificationThreadList"];
        };
    };
    readonly notifyNewAvailable: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["NotificationCount"];
        };
    };
    readonly notifyGetThread: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["NotificationThread"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly notifyReadThread: {
        readonly parameters: {
            readonly query?: {
                readonly "to-status"?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 205: components["responses"]["NotificationThread"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly createOrgRepoDeprecated: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["CreateRepoOption"];
        readonly responses: {
            readonly 201: components["responses"]["Repository"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly orgGetAll: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["OrganizationList"];
        };
    };
    readonly orgCreate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["CreateOrgOption"];
        readonly responses: {
            readonly 201: components["responses"]["Organization"];
            readonly 403: components["responses"]["forbidden"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly orgGet: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Organization"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgDelete: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgEdit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EditOrgOption"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Organization"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly getOrgWorkflowJobs: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
                readonly status?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["WorkflowJobsList"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly getOrgRunners: {
        readonly parameters: {
            readonly query?: {
                readonly disabled?: boolean;
            };
            readonly header?: never;
            readonly path: {
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["RunnerList"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly getOrgRunner: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly org: string;
                readonly runner_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Runner"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly deleteOrgRunner: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly org: string;
                readonly runner_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly updateOrgRunner: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly org: string;
                readonly runner_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["EditActionRunnerOption"];
        readonly responses: {
            readonly 200: components["responses"]["Runner"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly orgCreateRunnerRegistrationToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["RegistrationToken"];
        };
    };
    readonly getOrgWorkflowRuns: {
        readonly parameters: {
            readonly query?: {
                readonly actor?: string;
                readonly branch?: string;
                readonly event?: string;
                readonly head_sha?: string;
                readonly limit?: number;
                readonly page?: number;
                readonly status?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["WorkflowRunsList"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgListActionsSecrets: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["SecretList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly updateOrgSecret: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly org: string;
                readonly secretname: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["CreateOrUpdateSecretOption"];
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly deleteOrgSecret: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly org: string;
                readonly secretname: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly getOrgVariablesList: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["VariableList"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly getOrgVariable: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly org: string;
                readonly variablename: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ActionVariable"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly updateOrgVariable: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly org: string;
                readonly variablename: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["UpdateVariableOption"];
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly createOrgVariable: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly org: string;
                readonly variablename: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["CreateVariableOption"];
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["error"];
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 500: components["responses"]["error"];
        };
    };
    readonly deleteOrgVariable: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly org: string;
                readonly variablename: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ActionVariable"];
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgListActivityFeeds: {
        readonly parameters: {
            readonly query?: {
                readonly date?: string;
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ActivityFeedsList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgUpdateAvatar: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["UpdateUserAvatarOption"];
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgDeleteAvatar: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly organizationListBlocks: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["UserList"];
        };
    };
    readonly organizationCheckUserBlock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly org: string;
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly organizationBlockUser: {
        readonly parameters: {
            readonly query?: {
                readonly note?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly org: string;
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly organizationUnblockUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly org: string;
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly orgListHooks: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["HookList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgCreateHook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["CreateHookOption"];
        readonly responses: {
            readonly 201: components["responses"]["Hook"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgGetHook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Hook"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgDeleteHook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgEditHook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["EditHookOption"];
        readonly responses: {
            readonly 200: components["responses"]["Hook"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgListLabels: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["LabelList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgCreateLabel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["CreateLabelOption"];
        readonly responses: {
            readonly 201: components["responses"]["Label"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly orgGetLabel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Label"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgDeleteLabel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgEditLabel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["EditLabelOption"];
        readonly responses: {
            readonly 200: components["responses"]["Label"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly orgListMembers: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["UserList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgIsMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly org: string;
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 303: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly orgDeleteMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly org: string;
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgListProjects: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
                readonly state?: "open" | "closed" | "all";
            };
            readonly header?: never;
            readonly path: {
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ProjectList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgCreateProject: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["CreateProjectOption"];
        readonly responses: {
            readonly 201: components["responses"]["Project"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly orgGetProject: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Project"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgDeleteProject: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgEditProject: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["EditProjectOption"];
        readonly responses: {
            readonly 200: components["responses"]["Project"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly orgListProjectColumns: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ProjectColumnList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgCreateProjectColumn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["CreateProjectColumnOption"];
        readonly responses: {
            readonly 201: components["responses"]["ProjectColumn"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly orgGetProjectColumn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly column_id: number;
                readonly id: number;
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ProjectColumn"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgDeleteProjectColumn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly column_id: number;
                readonly id: number;
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly orgEditProjectColumn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly column_id: number;
                readonly id: number;
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["EditProjectColumnOption"];
        readonly responses: {
            readonly 200: components["responses"]["ProjectColumn"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly orgSetDefaultProjectColumn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly column_id: number;
                readonly id: number;
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgListProjectColumnIssues: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly column_id: number;
                readonly id: number;
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["IssueList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgAddIssueToProjectColumn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly column_id: number;
                readonly id: number;
                readonly issue_id: number;
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 201: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly orgRemoveIssueFromProjectColumn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly column_id: number;
                readonly id: number;
                readonly issue_id: number;
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly orgMoveProjectColumns: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["MoveProjectColumnsOption"];
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly orgMoveProjectIssue: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly issue_id: number;
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["MoveProjectIssueOption"];
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly orgListPublicMembers: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["UserList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgIsPublicMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly org: string;
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly orgPublicizeMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly org: string;
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgConcealMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly org: string;
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly renameOrg: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RenameOrgOption"];
            };
        };
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly orgListRepos: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["RepositoryList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly createOrgRepo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["CreateRepoOption"];
        readonly responses: {
            readonly 201: components["responses"]["Repository"];
            readonly 400: components["responses"]["error"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgDeleteRepos: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 202: components["responses"]["empty"];
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgListTeams: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["TeamList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgCreateTeam: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateTeamOption"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["Team"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly teamSearch: {
        readonly parameters: {
            readonly query?: {
                readonly include_desc?: boolean;
                readonly limit?: number;
                readonly page?: number;
                readonly q?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly org: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data?: readonly components["schemas"]["Team"][];
                        readonly ok?: boolean;
                    };
                };
            };
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly listPackages: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
                readonly q?: string;
                readonly type?: "alpine" | "cargo" | "chef" | "composer" | "conan" | "conda" | "container" | "cran" | "debian" | "generic" | "go" | "helm" | "maven" | "npm" | "nuget" | "pub" | "pypi" | "rpm" | "rubygems" | "swift" | "terraform" | "vagrant";
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["PackageList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly listPackageVersions: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly name: string;
                readonly owner: string;
                readonly type: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["PackageList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly deletePackage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly name: string;
                readonly owner: string;
                readonly type: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly getLatestPackageVersion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly name: string;
                readonly owner: string;
                readonly type: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Package"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly linkPackage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly name: string;
                readonly owner: string;
                readonly repo_name: string;
                readonly type: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 201: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly unlinkPackage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly name: string;
                readonly owner: string;
                readonly type: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 201: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly getPackage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly name: string;
                readonly owner: string;
                readonly type: string;
                readonly version: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Package"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly deletePackageVersion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly name: string;
                readonly owner: string;
                readonly type: string;
                readonly version: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly listPackageFiles: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly name: string;
                readonly owner: string;
                readonly type: string;
                readonly version: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["PackageFileList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoGet: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Repository"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoDelete: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoEdit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["EditRepoOption"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Repository"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly getArtifacts: {
        readonly parameters: {
            readonly query?: {
                readonly name?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ArtifactsList"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly getArtifact: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly artifact_id: string;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Artifact"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly deleteArtifact: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly artifact_id: string;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly downloadArtifact: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly artifact_id: string;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 302: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly listWorkflowJobs: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly order?: string;
                readonly page?: number;
                readonly sort?: string;
                readonly status?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["WorkflowJobsList"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly getWorkflowJob: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly job_id: string;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["WorkflowJob"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly downloadActionsRunJobLogs: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly job_id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly getRepoRunners: {
        readonly parameters: {
            readonly query?: {
                readonly disabled?: boolean;
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["RunnerList"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly getRepoRunner: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly runner_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Runner"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly deleteRepoRunner: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly runner_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly updateRepoRunner: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly runner_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["EditActionRunnerOption"];
        readonly responses: {
            readonly 200: components["responses"]["Runner"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly repoCreateRunnerRegistrationToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["RegistrationToken"];
        };
    };
    readonly getWorkflowRuns: {
        readonly parameters: {
            readonly query?: {
                readonly actor?: string;
                readonly branch?: string;
                readonly event?: string;
                readonly exclude_pull_requests?: boolean;
                readonly head_sha?: string;
                readonly limit?: number;
                readonly page?: number;
                readonly status?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["WorkflowRunsList"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly GetWorkflowRun: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly run: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["WorkflowRun"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly deleteActionRun: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly run: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly approveWorkflowRun: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly run: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["WorkflowRun"];
            readonly 400: components["responses"]["error"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["conflict"];
        };
    };
    readonly getArtifactsOfRun: {
        readonly parameters: {
            readonly query?: {
                readonly name?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly run: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ArtifactsList"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly getWorkflowRunAttempt: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly attempt: number;
                readonly owner: string;
                readonly repo: string;
                readonly run: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["WorkflowRun"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly listWorkflowRunAttemptJobs: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
                readonly status?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly attempt: number;
                readonly owner: string;
                readonly repo: string;
                readonly run: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["WorkflowJobsList"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly cancelWorkflowRun: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly run: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["WorkflowRun"];
            readonly 400: components["responses"]["error"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["conflict"];
        };
    };
    readonly forceCancelWorkflowRun: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly run: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["WorkflowRun"];
            readonly 400: components["responses"]["error"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["conflict"];
        };
    };
    readonly listWorkflowRunJobs: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly order?: string;
                readonly page?: number;
                readonly sort?: string;
                readonly status?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly run: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["WorkflowJobsList"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly rerunWorkflowJob: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly job_id: number;
                readonly owner: string;
                readonly repo: string;
                readonly run: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 201: components["responses"]["WorkflowJob"];
            readonly 400: components["responses"]["error"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["error"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly getWorkflowRunLogs: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly run: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly rerunWorkflowRun: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly run: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 201: components["responses"]["WorkflowRun"];
            readonly 400: components["responses"]["error"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["error"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly rerunFailedWorkflowRun: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly run: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 201: components["responses"]["empty"];
            readonly 400: components["responses"]["error"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["error"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly repoListActionsSecrets: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["SecretList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly updateRepoSecret: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly secretname: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["CreateOrUpdateSecretOption"];
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly deleteRepoSecret: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly secretname: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly ListActionTasks: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["TasksList"];
            readonly 400: components["responses"]["error"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["conflict"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly getRepoVariablesList: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["VariableList"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly getRepoVariable: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly variablename: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ActionVariable"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly updateRepoVariable: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly variablename: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["UpdateVariableOption"];
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly createRepoVariable: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly variablename: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["CreateVariableOption"];
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["error"];
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 500: components["responses"]["error"];
        };
    };
    readonly deleteRepoVariable: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly variablename: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ActionVariable"];
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly ActionsListRepositoryWorkflows: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ActionWorkflowList"];
            readonly 400: components["responses"]["error"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
            readonly 500: components["responses"]["error"];
        };
    };
    readonly ActionsGetWorkflow: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly workflow_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ActionWorkflow"];
            readonly 400: components["responses"]["error"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
            readonly 500: components["responses"]["error"];
        };
    };
    readonly ActionsDisableWorkflow: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly workflow_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["error"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly ActionsDispatchWorkflow: {
        readonly parameters: {
            readonly query?: {
                readonly return_run_details?: boolean;
                readonly scoped_workflow_source_repo_id?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly workflow_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateActionWorkflowDispatch"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["RunDetails"];
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["error"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly ActionsEnableWorkflow: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly workflow_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["error"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["conflict"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly ActionsListWorkflowRuns: {
        readonly parameters: {
            readonly query?: {
                readonly actor?: string;
                readonly branch?: string;
                readonly event?: string;
                readonly exclude_pull_requests?: boolean;
                readonly head_sha?: string;
                readonly limit?: number;
                readonly page?: number;
                readonly scoped_workflow_source_repo_id?: number;
                readonly status?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly workflow_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["WorkflowRunsList"];
            readonly 400: components["responses"]["error"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoListActivityFeeds: {
        readonly parameters: {
            readonly query?: {
                readonly date?: string;
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ActivityFeedsList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoGetArchive: {
        readonly parameters: {
            readonly query?: {
                readonly path?: readonly string[];
            };
            readonly header?: never;
            readonly path: {
                readonly archive: string;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoGetAssignees: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["UserList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoCheckAssignee: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly assignee: string;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoUpdateAvatar: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpdateRepoAvatarOption"];
            };
        };
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoDeleteAvatar: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoListBranchProtection: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["BranchProtectionList"];
        };
    };
    readonly repoCreateBranchProtection: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateBranchProtectionOption"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["BranchProtection"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly repoGetBranchProtection: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly name: string;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["BranchProtection"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoDeleteBranchProtection: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly name: string;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoEditBranchProtection: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly name: string;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["EditBranchProtectionOption"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["BranchProtection"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly repoUpdateBranchProtectionPriories: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpdateBranchProtectionPriories"];
            };
        };
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly repoListBranches: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
                readonly q?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["BranchList"];
        };
    };
    readonly repoCreateBranch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateBranchRepoOption"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["Branch"];
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly repoGetBranch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly branch: string;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Branch"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoUpdateBranch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly branch: string;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpdateBranchRepoOption"];
            };
        };
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["conflict"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly repoDeleteBranch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly branch: string;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly repoRenameBranch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly branch: string;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["RenameBranchRepoOption"];
            };
        };
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly repoListCollaborators: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["UserList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoCheckCollaborator: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly collaborator: string;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly repoAddCollaborator: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly collaborator: string;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddCollaboratorOption"];
            };
        };
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly repoDeleteCollaborator: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly collaborator: string;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly repoGetRepoPermissions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly collaborator: string;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["RepoCollaboratorPermission"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoGetAllCommits: {
        readonly parameters: {
            readonly query?: {
                readonly files?: boolean;
                readonly limit?: number;
                readonly not?: string;
                readonly page?: number;
                readonly path?: string;
                readonly sha?: string;
                readonly since?: string;
                readonly stat?: boolean;
                readonly until?: string;
                readonly verification?: boolean;
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["CommitList"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["EmptyRepository"];
        };
    };
    readonly repoGetCombinedStatusByRef: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly ref: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["CombinedStatus"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoListStatusesByRef: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
                readonly sort?: "oldest" | "recentupdate" | "leastupdate" | "leastindex" | "highestindex";
                readonly state?: "pending" | "success" | "error" | "failure" | "warning";
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly ref: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["CommitStatusList"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoGetCommitPullRequest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly sha: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["PullRequest"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoCompareDiff: {
        readonly parameters: {
            readonly query?: {
                readonly files?: boolean;
                readonly output?: "diff" | "patch";
                readonly verification?: boolean;
            };
            readonly header?: never;
            readonly path: {
                readonly basehead: string;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Compare"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoGetContentsList: {
        readonly parameters: {
            readonly query?: {
                readonly ref?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ContentsListResponse"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoChangeFiles: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChangeFilesOptions"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["FilesResponse"];
            readonly 403: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["error"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly repoGetContentsExt: {
        readonly parameters: {
            readonly query?: {
                readonly includes?: string;
                readonly ref?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly filepath: string;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ContentsExtResponse"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoGetContents: {
        readonly parameters: {
            readonly query?: {
                readonly ref?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly filepath: string;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ContentsResponse"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoUpdateFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly filepath: string;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpdateFileOptions"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["FileResponse"];
            readonly 201: components["responses"]["FileResponse"];
            readonly 403: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["error"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly repoCreateFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly filepath: string;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateFileOptions"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["FileResponse"];
            readonly 403: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["error"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly repoDeleteFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly filepath: string;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DeleteFileOptions"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["FileDeleteResponse"];
            readonly 400: components["responses"]["error"];
            readonly 403: components["responses"]["error"];
            readonly 404: components["responses"]["error"];
            readonly 422: components["responses"]["error"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly repoApplyDiffPatch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ApplyDiffPatchFileOptions"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["FileResponse"];
            readonly 404: components["responses"]["notFound"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly repoGetEditorConfig: {
        readonly parameters: {
            readonly query?: {
                readonly ref?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly filepath: string;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoGetFileContents: {
        readonly parameters: {
            readonly query: {
                readonly body: string;
                readonly ref?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ContentsListResponse"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoGetFileContentsPost: {
        readonly parameters: {
            readonly query?: {
                readonly ref?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GetFilesOptions"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["ContentsListResponse"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly listForks: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["RepositoryList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly createFork: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateForkOption"];
            };
        };
        readonly responses: {
            readonly 202: components["responses"]["Repository"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly GetBlob: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly sha: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["GitBlobResponse"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoGetSingleCommit: {
        readonly parameters: {
            readonly query?: {
                readonly files?: boolean;
                readonly stat?: boolean;
                readonly verification?: boolean;
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly sha: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Commit"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly repoDownloadCommitDiffOrPatch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly diffType: "diff" | "patch";
                readonly owner: string;
                readonly repo: string;
                readonly sha: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["string"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoGetNote: {
        readonly parameters: {
            readonly query?: {
                readonly files?: boolean;
                readonly verification?: boolean;
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly sha: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Note"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly repoListAllGitRefs: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ReferenceList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoListGitRefs: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly ref: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ReferenceList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly GetAnnotatedTag: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly sha: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["AnnotatedTag"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly GetTree: {
        readonly parameters: {
            readonly query?: {
                readonly page?: number;
                readonly per_page?: number;
                readonly recursive?: boolean;
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly sha: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["GitTreeResponse"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoListHooks: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["HookList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoCreateHook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateHookOption"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["Hook"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoGetHook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Hook"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoDeleteHook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoEditHook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["EditHookOption"];
        readonly responses: {
            readonly 200: components["responses"]["Hook"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoTestHook: {
        readonly parameters: {
            readonly query?: {
                readonly ref?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoListGitHooks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["GitHookList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoGetGitHook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["GitHook"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoDeleteGitHook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoEditGitHook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["EditGitHookOption"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["GitHook"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoGetIssueConfig: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["RepoIssueConfig"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoValidateIssueConfig: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["RepoIssueConfigValidation"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoGetIssueTemplates: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["IssueTemplates"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issueListIssues: {
        readonly parameters: {
            readonly query?: {
                readonly assigned_by?: string;
                readonly before?: string;
                readonly created_by?: string;
                readonly labels?: string;
                readonly limit?: number;
                readonly mentioned_by?: string;
                readonly milestones?: string;
                readonly page?: number;
                readonly q?: string;
                readonly since?: string;
                readonly state?: "closed" | "open" | "all";
                readonly type?: "issues" | "pulls";
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["IssueList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issueCreateIssue: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateIssueOption"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["Issue"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 412: components["responses"]["error"];
            readonly 422: components["responses"]["validationError"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly issueGetIssue: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Issue"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issueDelete: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issueEditIssue: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["EditIssueOption"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["Issue"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 412: components["responses"]["error"];
        };
    };
    readonly issueListIssueAttachments: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["AttachmentList"];
            readonly 404: components["responses"]["error"];
        };
    };
    readonly issueCreateIssueAttachment: {
        readonly parameters: {
            readonly query?: {
                readonly name?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["issueCreateIssueCommentAttachment"];
        readonly responses: {
            readonly 201: components["responses"]["Attachment"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["error"];
            readonly 413: components["responses"]["error"];
            readonly 422: components["responses"]["validationError"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly issueGetIssueAttachment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly attachment_id: number;
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Attachment"];
            readonly 404: components["responses"]["error"];
        };
    };
    readonly issueDeleteIssueAttachment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly attachment_id: number;
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["error"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly issueEditIssueAttachment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly attachment_id: number;
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["EditAttachmentOptions"];
        readonly responses: {
            readonly 201: components["responses"]["Attachment"];
            readonly 404: components["responses"]["error"];
            readonly 422: components["responses"]["validationError"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly issueAddAssignees: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["IssueAssigneesOption"];
        readonly responses: {
            readonly 201: components["responses"]["Issue"];
            readonly 400: components["responses"]["error"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly issueRemoveAssignees: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["IssueAssigneesOption"];
        readonly responses: {
            readonly 200: components["responses"]["Issue"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly issueCheckAssignee: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly assignee: string;
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issueListBlocks: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly index: string;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["IssueList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issueCreateIssueBlocking: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly index: string;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["IssueMeta"];
        readonly responses: {
            readonly 201: components["responses"]["Issue"];
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly issueRemoveIssueBlocking: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly index: string;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["IssueMeta"];
        readonly responses: {
            readonly 200: components["responses"]["Issue"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issueGetComments: {
        readonly parameters: {
            readonly query?: {
                readonly before?: string;
                readonly since?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["CommentList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issueCreateComment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateIssueCommentOption"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["Comment"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly issueDeleteCommentDeprecated: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issueEditCommentDeprecated: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["EditIssueCommentOption"];
        readonly responses: {
            readonly 200: components["responses"]["Comment"];
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issueEditIssueDeadline: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["EditDeadlineOption"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["IssueDeadline"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issueListIssueDependencies: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly index: string;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["IssueList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issueCreateIssueDependencies: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly index: string;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["IssueMeta"];
        readonly responses: {
            readonly 201: components["responses"]["Issue"];
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly issueRemoveIssueDependencies: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly index: string;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["IssueMeta"];
        readonly responses: {
            readonly 200: components["responses"]["Issue"];
            readonly 404: components["responses"]["notFound"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly issueGetLabels: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["LabelList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issueReplaceLabels: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["IssueLabelsOption"];
        readonly responses: {
            readonly 200: components["responses"]["LabelList"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issueAddLabel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["IssueLabelsOption"];
        readonly responses: {
            readonly 200: components["responses"]["LabelList"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issueClearLabels: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issueRemoveLabel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly issueLockIssue: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["LockIssueOption"];
            };
        };
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issueUnlockIssue: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly pinIssue: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly unpinIssue: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly moveIssuePin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly position: number;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issueGetIssueReactions: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ReactionList"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issuePostIssueReaction: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["EditReactionOption"];
        readonly responses: {
            readonly 200: components["responses"]["Reaction"];
            readonly 201: components["responses"]["Reaction"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issueDeleteIssueReaction: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["EditReactionOption"];
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issueDeleteStopWatch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 404: components["responses"]["notFound"];
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly issueStartStopWatch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 201: components["responses"]["empty"];
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 404: components["responses"]["notFound"];
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly issueStopStopWatch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 201: components["responses"]["empty"];
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 404: components["responses"]["notFound"];
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly issueSubscriptions: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["UserList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issueAddSubscription: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
                readonly user: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issueDeleteSubscription: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
                readonly user: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issueCheckSubscription: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["WatchInfo"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issueGetCommentsAndTimeline: {
        readonly parameters: {
            readonly query?: {
                readonly before?: string;
                readonly limit?: number;
                readonly page?: number;
                readonly since?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["TimelineList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issueTrackedTimes: {
        readonly parameters: {
            readonly query?: {
                readonly before?: string;
                readonly limit?: number;
                readonly page?: number;
                readonly since?: string;
                readonly user?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["TrackedTimeList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issueAddTime: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddTimeOption"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["TrackedTime"];
            readonly 400: components["responses"]["error"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issueResetTime: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 400: components["responses"]["error"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issueDeleteTime: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 400: components["responses"]["error"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issueGetRepoComments: {
        readonly parameters: {
            readonly query?: {
                readonly before?: string;
                readonly limit?: number;
                readonly page?: number;
                readonly since?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["CommentList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issueGetComment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Comment"];
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issueDeleteComment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issueEditComment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["EditIssueCommentOption"];
        readonly responses: {
            readonly 200: components["responses"]["Comment"];
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly issueListIssueCommentAttachments: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["AttachmentList"];
            readonly 404: components["responses"]["error"];
        };
    };
    readonly issueCreateIssueCommentAttachment: {
        readonly parameters: {
            readonly query?: {
                readonly name?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["issueCreateIssueCommentAttachment"];
        readonly responses: {
            readonly 201: components["responses"]["Attachment"];
            readonly 400: components["responses"]["error"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["error"];
            readonly 413: components["responses"]["error"];
            readonly 422: components["responses"]["validationError"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly issueGetIssueCommentAttachment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly attachment_id: number;
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Attachment"];
            readonly 404: components["responses"]["error"];
        };
    };
    readonly issueDeleteIssueCommentAttachment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly attachment_id: number;
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["error"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly issueEditIssueCommentAttachment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly attachment_id: number;
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["EditAttachmentOptions"];
        readonly responses: {
            readonly 201: components["responses"]["Attachment"];
            readonly 404: components["responses"]["error"];
            readonly 422: components["responses"]["validationError"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly issueGetCommentReactions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ReactionList"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issuePostCommentReaction: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["EditReactionOption"];
        readonly responses: {
            readonly 200: components["responses"]["Reaction"];
            readonly 201: components["responses"]["Reaction"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issueDeleteCommentReaction: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["EditReactionOption"];
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoListPinnedIssues: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["IssueList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoListKeys: {
        readonly parameters: {
            readonly query?: {
                readonly fingerprint?: string;
                readonly key_id?: number;
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["DeployKeyList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoCreateKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["CreateKeyOption"];
        readonly responses: {
            readonly 201: components["responses"]["DeployKey"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly repoGetKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["DeployKey"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoDeleteKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoCreateDeployToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateDeployKeyTokenOption"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["DeployKey"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly issueListLabels: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["LabelList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issueCreateLabel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["CreateLabelOption"];
        readonly responses: {
            readonly 201: components["responses"]["Label"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly issueGetLabel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Label"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issueDeleteLabel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issueEditLabel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["EditLabelOption"];
        readonly responses: {
            readonly 200: components["responses"]["Label"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly repoGetLanguages: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["LanguageStatistics"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoGetLicenses: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["LicensesList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoGetRawFileOrLFS: {
        readonly parameters: {
            readonly query?: {
                readonly ref?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly filepath: string;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/octet-stream": string;
                };
            };
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoMergeUpstream: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["MergeUpstreamRequest"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["MergeUpstreamResponse"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["error"];
        };
    };
    readonly issueGetMilestonesList: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly name?: string;
                readonly page?: number;
                readonly state?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["MilestoneList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issueCreateMilestone: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateMilestoneOption"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["Milestone"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issueGetMilestone: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Milestone"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issueDeleteMilestone: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly issueEditMilestone: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["EditMilestoneOption"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Milestone"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoMirrorSync: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoNewPinAllowed: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["RepoNewIssuePinsAllowed"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly notifyGetRepoList: {
        readonly parameters: {
            readonly query?: {
                readonly all?: boolean;
                readonly before?: string;
                readonly limit?: number;
                readonly page?: number;
                readonly since?: string;
                readonly "status-types"?: readonly string[];
                readonly "subject-type"?: readonly ("issue" | "pull" | "commit" | "repository")[];
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["NotificationThreadList"];
        };
    };
    readonly notifyReadRepoList: {
        readonly parameters: {
            readonly query?: {
                readonly all?: string;
                readonly last_read_at?: string;
                readonly "status-types"?: readonly string[];
                readonly "to-status"?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 205: components["responses"]["NotificationThreadList"];
        };
    };
    readonly repoListProjects: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
                readonly state?: "open" | "closed" | "all";
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ProjectList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoCreateProject: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["CreateProjectOption"];
        readonly responses: {
            readonly 201: components["responses"]["Project"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly repoGetProject: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Project"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoDeleteProject: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly repoEditProject: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["EditProjectOption"];
        readonly responses: {
            readonly 200: components["responses"]["Project"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly repoListProjectColumns: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ProjectColumnList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoCreateProjectColumn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["CreateProjectColumnOption"];
        readonly responses: {
            readonly 201: components["responses"]["ProjectColumn"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly repoGetProjectColumn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly column_id: number;
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ProjectColumn"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoDeleteProjectColumn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly column_id: number;
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly repoEditProjectColumn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly column_id: number;
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["EditProjectColumnOption"];
        readonly responses: {
            readonly 200: components["responses"]["ProjectColumn"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly repoSetDefaultProjectColumn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly column_id: number;
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly repoListProjectColumnIssues: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly column_id: number;
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["IssueList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoAddIssueToProjectColumn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly column_id: number;
                readonly id: number;
                readonly issue_id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 201: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly repoRemoveIssueFromProjectColumn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly column_id: number;
                readonly id: number;
                readonly issue_id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly repoMoveProjectColumns: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["MoveProjectColumnsOption"];
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly repoMoveProjectIssue: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly issue_id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["MoveProjectIssueOption"];
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly repoListPullRequests: {
        readonly parameters: {
            readonly query?: {
                readonly base_branch?: string;
                readonly labels?: readonly number[];
                readonly limit?: number;
                readonly milestone?: number;
                readonly page?: number;
                readonly poster?: string;
                readonly sort?: "oldest" | "recentupdate" | "recentclose" | "leastupdate" | "mostcomment" | "leastcomment" | "priority";
                readonly state?: "open" | "closed" | "all";
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["PullRequestList"];
            readonly 404: components["responses"]["notFound"];
            readonly 500: components["responses"]["error"];
        };
    };
    readonly repoCreatePullRequest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreatePullRequestOption"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["PullRequest"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["error"];
            readonly 422: components["responses"]["validationError"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly repoGetPullRequestByBaseHead: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly base: string;
                readonly head: string;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["PullRequest"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoGetPullRequest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["PullRequest"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoEditPullRequest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["EditPullRequestOption"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["PullRequest"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["error"];
            readonly 412: components["responses"]["error"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly repoDownloadPullDiffOrPatch: {
        readonly parameters: {
            readonly query?: {
                readonly binary?: boolean;
            };
            readonly header?: never;
            readonly path: {
                readonly diffType: "diff" | "patch";
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["string"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoCreatePullReviewCommentReply: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreatePullReviewCommentReplyOptions"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["PullReviewComment"];
            readonly 400: components["responses"]["validationError"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly repoGetPullRequestCommits: {
        readonly parameters: {
            readonly query?: {
                readonly files?: boolean;
                readonly limit?: number;
                readonly page?: number;
                readonly verification?: boolean;
            };
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["CommitList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoGetPullRequestFiles: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
                readonly "skip-to"?: string;
                readonly whitespace?: "ignore-all" | "ignore-change" | "ignore-eol" | "show-all";
            };
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ChangedFileList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoPullRequestIsMerged: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly repoMergePullRequest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["MergePullRequestOption"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 405: components["responses"]["empty"];
            readonly 409: components["responses"]["error"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly repoCancelScheduledAutoMerge: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly repoCreatePullReviewRequests: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["PullReviewRequestOptions"];
        readonly responses: {
            readonly 201: components["responses"]["PullReviewList"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly repoDeletePullReviewRequests: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["PullReviewRequestOptions"];
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly repoListPullReviews: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["PullReviewList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoCreatePullReview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreatePullReviewOptions"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["PullReview"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly repoGetPullReview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["PullReview"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoSubmitPullReview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SubmitPullReviewOptions"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["PullReview"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly repoDeletePullReview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoGetPullReviewComments: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["PullReviewCommentList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoDismissPullReview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DismissPullReviewOptions"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["PullReview"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly repoUnDismissPullReview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["PullReview"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly repoUpdatePullRequest: {
        readonly parameters: {
            readonly query?: {
                readonly style?: "merge" | "rebase";
            };
            readonly header?: never;
            readonly path: {
                readonly index: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["error"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly repoResolvePullReviewComment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 400: components["responses"]["validationError"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoUnresolvePullReviewComment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 400: components["responses"]["validationError"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoListPinnedPullRequests: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["PullRequestList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoListPushMirrors: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["PushMirrorList"];
            readonly 400: components["responses"]["error"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoAddPushMirror: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreatePushMirrorOption"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["PushMirror"];
            readonly 400: components["responses"]["error"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoPushMirrorSync: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["empty"];
            readonly 400: components["responses"]["error"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly repoGetPushMirrorByRemoteName: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly name: string;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["PushMirror"];
            readonly 400: components["responses"]["error"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoDeletePushMirror: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly name: string;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoGetRawFile: {
        readonly parameters: {
            readonly query?: {
                readonly ref?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly filepath: string;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/octet-stream": string;
                };
            };
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoListReleases: {
        readonly parameters: {
            readonly query?: {
                readonly draft?: boolean;
                readonly limit?: number;
                readonly page?: number;
                readonly "pre-release"?: boolean;
                readonly tag_filter?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ReleaseList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoCreateRelease: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateReleaseOption"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["Release"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["error"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly repoGetRelease: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Release"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoDeleteRelease: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly repoEditRelease: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["EditReleaseOption"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Release"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoListReleaseAttachments: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["AttachmentList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoCreateReleaseAttachment: {
        readonly parameters: {
            readonly query?: {
                readonly name?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "multipart/form-data": {
                    /** Format: binary */
                    readonly attachment?: string;
                };
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["Attachment"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
            readonly 413: components["responses"]["error"];
        };
    };
    readonly repoGetReleaseAttachment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly attachment_id: number;
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Attachment"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoDeleteReleaseAttachment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly attachment_id: number;
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoEditReleaseAttachment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly attachment_id: number;
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["EditAttachmentOptions"];
        readonly responses: {
            readonly 201: components["responses"]["Attachment"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly repoGetLatestRelease: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Release"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoGetReleaseByTag: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly tag: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Release"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoDeleteReleaseByTag: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly tag: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly repoGetReviewers: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["UserList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoSigningKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/plain": string;
                };
            };
        };
    };
    readonly repoSigningKeySSH: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/plain": string;
                };
            };
        };
    };
    readonly repoListStargazers: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["UserList"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoListStatuses: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
                readonly sort?: "oldest" | "recentupdate" | "leastupdate" | "leastindex" | "highestindex";
                readonly state?: "pending" | "success" | "error" | "failure" | "warning";
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly sha: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["CommitStatusList"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoCreateStatus: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly sha: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateStatusOption"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["CommitStatus"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoListSubscribers: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["UserList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly userCurrentCheckSubscription: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["WatchInfo"];
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly userCurrentPutSubscription: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["WatchInfo"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly userCurrentDeleteSubscription: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoListTagProtection: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["TagProtectionList"];
        };
    };
    readonly repoCreateTagProtection: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateTagProtectionOption"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["TagProtection"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly repoGetTagProtection: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["TagProtection"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoDeleteTagProtection: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoEditTagProtection: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["EditTagProtectionOption"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["TagProtection"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly repoListTags: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["TagList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoCreateTag: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateTagOption"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Tag"];
            readonly 404: components["responses"]["notFound"];
            readonly 405: components["responses"]["empty"];
            readonly 409: components["responses"]["conflict"];
            readonly 422: components["responses"]["validationError"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly repoGetTag: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly tag: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Tag"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoDeleteTag: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly tag: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
            readonly 405: components["responses"]["empty"];
            readonly 409: components["responses"]["conflict"];
            readonly 422: components["responses"]["validationError"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly repoListTeams: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["TeamList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoCheckTeam: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly team: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Team"];
            readonly 404: components["responses"]["notFound"];
            readonly 405: components["responses"]["error"];
        };
    };
    readonly repoAddTeam: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly team: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 405: components["responses"]["error"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly repoDeleteTeam: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly team: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 405: components["responses"]["error"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly repoTrackedTimes: {
        readonly parameters: {
            readonly query?: {
                readonly before?: string;
                readonly limit?: number;
                readonly page?: number;
                readonly since?: string;
                readonly user?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["TrackedTimeList"];
            readonly 400: components["responses"]["error"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly userTrackedTimes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly user: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["TrackedTimeList"];
            readonly 400: components["responses"]["error"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoListTopics: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["TopicNames"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoUpdateTopics: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["RepoTopicOptions"];
            };
        };
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["invalidTopicsError"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly repoAddTopic: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly topic: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["invalidTopicsError"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly repoDeleteTopic: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
                readonly topic: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["invalidTopicsError"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly repoTransfer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TransferRepoOption"];
            };
        };
        readonly responses: {
            readonly 202: components["responses"]["Repository"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly acceptRepoTransfer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 202: components["responses"]["Repository"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly rejectRepoTransfer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Repository"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoCreateWikiPage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["CreateWikiPageOptions"];
        readonly responses: {
            readonly 201: components["responses"]["WikiPage"];
            readonly 400: components["responses"]["error"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly repoGetWikiPage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly pageName: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["WikiPage"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoDeleteWikiPage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly pageName: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly repoEditWikiPage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly pageName: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["CreateWikiPageOptions"];
        readonly responses: {
            readonly 200: components["responses"]["WikiPage"];
            readonly 400: components["responses"]["error"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly repoGetWikiPages: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["WikiPageList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly repoGetWikiPageRevisions: {
        readonly parameters: {
            readonly query?: {
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly pageName: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["WikiCommitList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly generateRepo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly template_owner: string;
                readonly template_repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["GenerateRepoOption"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["Repository"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly issueSearchIssues: {
        readonly parameters: {
            readonly query?: {
                readonly assigned?: boolean;
                readonly before?: string;
                readonly created?: boolean;
                readonly created_by?: string;
                readonly labels?: string;
                readonly limit?: number;
                readonly mentioned?: boolean;
                readonly milestones?: string;
                readonly owner?: string;
                readonly page?: number;
                readonly q?: string;
                readonly review_requested?: boolean;
                readonly reviewed?: boolean;
                readonly since?: string;
                readonly state?: "open" | "closed" | "all";
                readonly team?: string;
                readonly type?: "issues" | "pulls";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["IssueList"];
            readonly 400: components["responses"]["error"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly repoMigrate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["MigrateRepoOptions"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["Repository"];
            readonly 403: components["responses"]["forbidden"];
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly repoSearch: {
        readonly parameters: {
            readonly query?: {
                readonly archived?: boolean;
                readonly exclusive?: boolean;
                readonly includeDesc?: boolean;
                readonly is_private?: boolean;
                readonly limit?: number;
                readonly mode?: string;
                readonly order?: string;
                readonly page?: number;
                readonly priority_owner_id?: number;
                readonly private?: boolean;
                readonly q?: string;
                readonly sort?: string;
                readonly starredBy?: number;
                readonly team_id?: number;
                readonly template?: boolean;
                readonly topic?: boolean;
                readonly uid?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["SearchResults"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly repoGetByID: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Repository"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly getGeneralAPISettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["GeneralAPISettings"];
        };
    };
    readonly getGeneralAttachmentSettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["GeneralAttachmentSettings"];
        };
    };
    readonly getGeneralRepositorySettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["GeneralRepoSettings"];
        };
    };
    readonly getGeneralUISettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["GeneralUISettings"];
        };
    };
    readonly getSigningKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/plain": string;
                };
            };
        };
    };
    readonly getSigningKeySSH: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/plain": string;
                };
            };
        };
    };
    readonly orgGetTeam: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Team"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgDeleteTeam: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgEditTeam: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["EditTeamOption"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Team"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgListTeamActivityFeeds: {
        readonly parameters: {
            readonly query?: {
                readonly date?: string;
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ActivityFeedsList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgListTeamMembers: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["UserList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgListTeamMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["User"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgAddTeamMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgRemoveTeamMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgListTeamRepos: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["RepositoryList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgListTeamRepo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly org: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Repository"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgAddTeamRepository: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly org: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgRemoveTeamRepository: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly org: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly getCurrentToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["CurrentAccessToken"];
        };
    };
    readonly deleteCurrentToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly topicSearch: {
        readonly parameters: {
            readonly query: {
                readonly limit?: number;
                readonly page?: number;
                readonly q: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["TopicListResponse"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly userGetCurrent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["User"];
        };
    };
    readonly getUserWorkflowJobs: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly order?: string;
                readonly page?: number;
                readonly sort?: string;
                readonly status?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["WorkflowJobsList"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly getUserRunners: {
        readonly parameters: {
            readonly query?: {
                readonly disabled?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["RunnerList"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly getUserRunner: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly runner_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Runner"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly deleteUserRunner: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly runner_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly updateUserRunner: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly runner_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["EditActionRunnerOption"];
        readonly responses: {
            readonly 200: components["responses"]["Runner"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly userCreateRunnerRegistrationToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["RegistrationToken"];
        };
    };
    readonly getUserWorkflowRuns: {
        readonly parameters: {
            readonly query?: {
                readonly actor?: string;
                readonly branch?: string;
                readonly event?: string;
                readonly head_sha?: string;
                readonly limit?: number;
                readonly page?: number;
                readonly status?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["WorkflowRunsList"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly updateUserSecret: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly secretname: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["CreateOrUpdateSecretOption"];
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly deleteUserSecret: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly secretname: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly getUserVariablesList: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["VariableList"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly getUserVariable: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly variablename: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ActionVariable"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly updateUserVariable: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly variablename: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["UpdateVariableOption"];
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly createUserVariable: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly variablename: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["CreateVariableOption"];
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["error"];
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly deleteUserVariable: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly variablename: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly userGetOauth2Application: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["OAuth2ApplicationList"];
        };
    };
    readonly userCreateOAuth2Application: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["CreateOAuth2ApplicationOptions"];
        readonly responses: {
            readonly 201: components["responses"]["OAuth2Application"];
            readonly 400: components["responses"]["error"];
        };
    };
    readonly userGetOAuth2Application: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["OAuth2Application"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly userDeleteOAuth2Application: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly userUpdateOAuth2Application: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["CreateOAuth2ApplicationOptions"];
        readonly responses: {
            readonly 200: components["responses"]["OAuth2Application"];
            readonly 400: components["responses"]["error"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly userUpdateAvatar: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["UpdateUserAvatarOption"];
        readonly responses: {
            readonly 204: components["responses"]["empty"];
        };
    };
    readonly userDeleteAvatar: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
        };
    };
    readonly userListBlocks: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["UserList"];
        };
    };
    readonly userCheckUserBlock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly userBlockUser: {
        readonly parameters: {
            readonly query?: {
                readonly note?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly userUnblockUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly userListEmails: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["EmailList"];
        };
    };
    readonly userAddEmail: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateEmailOption"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["EmailList"];
            readonly 400: components["responses"]["error"];
            readonly 409: components["responses"]["error"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly userDeleteEmail: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["DeleteEmailOption"];
            };
        };
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly userCurrentListFollowers: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["UserList"];
        };
    };
    readonly userCurrentListFollowing: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["UserList"];
        };
    };
    readonly userCurrentCheckFollowing: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly userCurrentPutFollow: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly userCurrentDeleteFollow: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly getVerificationToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["string"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly userVerifyGPGKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 201: components["responses"]["GPGKey"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly userCurrentListGPGKeys: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["GPGKeyList"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
        };
    };
    readonly userCurrentPostGPGKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateGPGKeyOption"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["GPGKey"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly userCurrentGetGPGKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["GPGKey"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly userCurrentDeleteGPGKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly userListHooks: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["HookList"];
        };
    };
    readonly userCreateHook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["CreateHookOption"];
        readonly responses: {
            readonly 201: components["responses"]["Hook"];
        };
    };
    readonly userGetHook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Hook"];
        };
    };
    readonly userDeleteHook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
        };
    };
    readonly userEditHook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["EditHookOption"];
        readonly responses: {
            readonly 200: components["responses"]["Hook"];
        };
    };
    readonly userCurrentListKeys: {
        readonly parameters: {
            readonly query?: {
                readonly fingerprint?: string;
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["PublicKeyList"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
        };
    };
    readonly userCurrentPostKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["CreateKeyOption"];
        readonly responses: {
            readonly 201: components["responses"]["PublicKey"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly userCurrentGetKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["PublicKey"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly userCurrentDeleteKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgListCurrentUserOrgs: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["OrganizationList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly userCurrentListProjects: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
                readonly state?: "open" | "closed" | "all";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ProjectList"];
        };
    };
    readonly userCurrentCreateProject: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["CreateProjectOption"];
        readonly responses: {
            readonly 201: components["responses"]["Project"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly userCurrentGetProject: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Project"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly userCurrentDeleteProject: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly userCurrentEditProject: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["EditProjectOption"];
        readonly responses: {
            readonly 200: components["responses"]["Project"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly userCurrentListProjectColumns: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ProjectColumnList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly userCurrentCreateProjectColumn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["CreateProjectColumnOption"];
        readonly responses: {
            readonly 201: components["responses"]["ProjectColumn"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly userCurrentGetProjectColumn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly column_id: number;
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ProjectColumn"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly userCurrentDeleteProjectColumn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly column_id: number;
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly userCurrentEditProjectColumn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly column_id: number;
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["EditProjectColumnOption"];
        readonly responses: {
            readonly 200: components["responses"]["ProjectColumn"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly userCurrentSetDefaultProjectColumn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly column_id: number;
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly userCurrentListProjectColumnIssues: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly column_id: number;
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["IssueList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly userCurrentAddIssueToProjectColumn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly column_id: number;
                readonly id: number;
                readonly issue_id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 201: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly userCurrentRemoveIssueFromProjectColumn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly column_id: number;
                readonly id: number;
                readonly issue_id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly userCurrentMoveProjectColumns: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["MoveProjectColumnsOption"];
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly userCurrentMoveProjectIssue: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly issue_id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["MoveProjectIssueOption"];
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["validationError"];
            readonly 423: components["responses"]["repoArchivedError"];
        };
    };
    readonly userCurrentListRepos: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["RepositoryList"];
        };
    };
    readonly createCurrentUserRepo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: components["requestBodies"]["CreateRepoOption"];
        readonly responses: {
            readonly 201: components["responses"]["Repository"];
            readonly 400: components["responses"]["error"];
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 422: components["responses"]["validationError"];
        };
    };
    readonly getUserSettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["UserSettings"];
        };
    };
    readonly updateUserSettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["UserSettingsOptions"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["UserSettings"];
        };
    };
    readonly userCurrentListStarred: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["RepositoryList"];
            readonly 403: components["responses"]["forbidden"];
        };
    };
    readonly userCurrentCheckStarring: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly userCurrentPutStar: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly userCurrentDeleteStar: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly owner: string;
                readonly repo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly userGetStopWatches: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["StopWatchList"];
        };
    };
    readonly userCurrentListSubscriptions: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["RepositoryList"];
        };
    };
    readonly userListTeams: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["TeamList"];
        };
    };
    readonly userCurrentTrackedTimes: {
        readonly parameters: {
            readonly query?: {
                readonly before?: string;
                readonly limit?: number;
                readonly page?: number;
                readonly since?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["TrackedTimeList"];
        };
    };
    readonly userGet: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["User"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly userListActivityFeeds: {
        readonly parameters: {
            readonly query?: {
                readonly date?: string;
                readonly limit?: number;
                readonly "only-performed-by"?: boolean;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ActivityFeedsList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly userListFollowers: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["UserList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly userListFollowing: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["UserList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly userCheckFollowing: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly target: string;
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly userListGPGKeys: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["GPGKeyList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly userGetHeatmapData: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["UserHeatmapData"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly userListKeys: {
        readonly parameters: {
            readonly query?: {
                readonly fingerprint?: string;
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["PublicKeyList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgListUserOrgs: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["OrganizationList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly orgGetUserPermissions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly org: string;
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["OrganizationPermissions"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly userListProjects: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
                readonly state?: "open" | "closed" | "all";
            };
            readonly header?: never;
            readonly path: {
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ProjectList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly userListRepos: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["RepositoryList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly userListStarred: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["RepositoryList"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly userListSubscriptions: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["RepositoryList"];
            readonly 404: components["responses"]["notFound"];
        };
    };
    readonly userGetTokens: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["AccessTokenList"];
            readonly 403: components["responses"]["forbidden"];
        };
    };
    readonly userCreateToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateAccessTokenOption"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["AccessToken"];
            readonly 400: components["responses"]["error"];
            readonly 403: components["responses"]["forbidden"];
        };
    };
    readonly userDeleteAccessToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly token: string;
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["empty"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["error"];
        };
    };
    readonly userSearch: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly page?: number;
                readonly q?: string;
                readonly uid?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data?: readonly components["schemas"]["User"][];
                        readonly ok?: boolean;
                    };
                };
            };
        };
    };
    readonly getVersion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ServerVersion"];
        };
    };
}
